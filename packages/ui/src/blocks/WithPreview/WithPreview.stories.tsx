import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { TextField } from '../../elements/TextField/TextField.js';
import { tabTo } from '../../../stories/keyboard.js';
import { WithPreview } from './WithPreview.js';

const meta = {
  tags: ['no-own-controls'],
  component: WithPreview,
  args: {
    label: 'Preview',
    children: <TextField label="Product name" defaultValue="Clutch Kit 430 mm" />,
    preview: <ButtonLink href="#order">Order Clutch Kit 430 mm</ButtonLink>,
  },
} satisfies Meta<typeof WithPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
    await tabTo(within(canvasElement).getByRole('textbox', { name: 'Product name' }));
    await userEvent.tab();
    await expect(canvasElement.querySelector('a')).not.toHaveFocus();
  },
};
