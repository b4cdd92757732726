import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectFocusReturned, press, tabTo } from '../../../stories/keyboard.js';
import { Button } from '../Button/Button.js';
import { Checkbox } from '../Checkbox/Checkbox.js';
import { Popover } from './Popover.js';

const meta = {
  component: Popover,
  args: { label: 'Brand', trigger: <Button>Brand</Button>, children: <Checkbox label="Wabco" /> },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard', 'escape'],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Brand' });
    await tabTo(button);
    await press('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Brand' });
    const box = within(dialog).getByRole('checkbox', { name: 'Wabco' });
    await waitFor(() => expect(box).toHaveFocus());
    await press(' ');
    await expect(box).toBeChecked();
    await press('{Escape}');
    await expectFocusReturned(button);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    defaultOpen: true,
    children: <Checkbox label={'Vierzylinderdieselmotoreneinspritzpumpenantriebszahnrad '.repeat(20)} />,
  },
};
