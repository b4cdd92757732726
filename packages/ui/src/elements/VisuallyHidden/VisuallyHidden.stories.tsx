import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { tabTo } from '../../../stories/keyboard.js';
import { VisuallyHidden } from './VisuallyHidden.js';

const meta = {
  tags: ['no-own-controls'],
  component: VisuallyHidden,
  args: { children: 'Clutch Kit 430 mm' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <button type="button">
      Delete <VisuallyHidden {...args} />
    </button>
  ),
  play: async ({ canvasElement }) => {
    await tabTo(within(canvasElement).getByRole('button', { name: 'Delete Clutch Kit 430 mm' }));
  },
};
