import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { DialogOpener, openDialog } from '../../../stories/DialogOpener.js';
import { expectFocusReturned, press, tabUntil } from '../../../stories/keyboard.js';
import { ShortcutsDialog } from './ShortcutsDialog.js';

const meta = {
  component: ShortcutsDialog,
  render: (args) => <DialogOpener button="Keys" dialog={ShortcutsDialog} props={args} />,
  args: {
    title: 'Keys of the order list',
    lead: 'They act while the focus is in the list.',
    keys: [
      { keys: ['↓', 'j'], help: 'Next or previous order' },
      { keys: ['x'], help: 'Select the order' },
      { keys: ['Enter'], help: 'Open the order' },
    ],
    note: 'Steps act on the selected orders.',
    onClose: fn(),
  },
} satisfies Meta<typeof ShortcutsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard', 'escape'],
  play: async ({ args, canvasElement }) => {
    const { opener, dialog } = await openDialog(canvasElement, 'dialog');
    await expect(within(dialog).getByText('↓', { selector: 'kbd' })).toBeVisible();
    await press('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expectFocusReturned(opener);
  },
};

/** Without a note, and open from the start. */
export const Open: Story = { render: (args) => <ShortcutsDialog {...args} />, args: { note: undefined } };

/** A switch turns the single keys of all pages off. */
export const WithSwitch: Story = {
  tags: ['keyboard'],
  args: { singleKeys: { isOn: true, onChange: fn() } },
  play: async ({ args, canvasElement }) => {
    const { dialog } = await openDialog(canvasElement, 'dialog');
    const toggle = within(dialog).getByRole('switch', { name: 'Single keys' });
    await tabUntil(toggle);
    await press(' ');
    await expect(args.singleKeys?.onChange).toHaveBeenCalledWith(false);
  },
};
