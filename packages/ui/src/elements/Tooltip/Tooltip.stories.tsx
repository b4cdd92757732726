import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { press, tabTo } from '../../../stories/keyboard.js';
import { Button } from '../Button/Button.js';
import { Icon } from '../Icon/Icon.js';
import { downloadIcon } from '../Icon/icons.js';
import { Tooltip } from './Tooltip.js';

const meta = {
  component: Tooltip,
  args: {
    text: 'Saves the list as a file for Excel',
    children: (
      <Button>
        <Icon path={downloadIcon} /> Export
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', placeItems: 'center', minBlockSize: '14rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Export' });
    await tabTo(button);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Saves the list as a file for Excel');
    await expect(button).toHaveAccessibleDescription('Saves the list as a file for Excel');
    await press('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const States: Story = {
  args: { defaultOpen: true, side: 'bottom', text: 'এক্সেলের জন্য তালিকাটি ফাইল হিসেবে রাখে' },
  play: async () => {
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    defaultOpen: true,
    text: 'Saves the orders of the period that is selected above, with customer, part, number of pieces, price and status, as a file that Excel opens',
  },
};
