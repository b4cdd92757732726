import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { expectFocusReturned, followLink, press, pressTo, tabTo } from '../../../stories/keyboard.js';
import { Button } from '../Button/Button.js';
import { Icon } from '../Icon/Icon.js';
import { downIcon, editIcon, printIcon, trashIcon, truckIcon } from '../Icon/icons.js';
import { Sheet } from '../Sheet/Sheet.js';
import { Menu, MenuItem, MenuSeparator } from './Menu.js';

const edit = fn();
const closeSheet = fn();

const meta = {
  component: Menu,
  subcomponents: { MenuItem, MenuSeparator },
  args: {
    trigger: (
      <Button>
        Order 1042 <Icon path={downIcon} />
      </Button>
    ),
    children: (
      <>
        <MenuItem onSelect={edit}>
          <Icon path={editIcon} /> Edit
        </MenuItem>
        <MenuItem asChild>
          <a href="#print">
            <Icon path={printIcon} /> Print
          </a>
        </MenuItem>
        <MenuItem disabled>
          <Icon path={truckIcon} /> Send
        </MenuItem>
        <MenuSeparator />
        <MenuItem tone="danger">
          <Icon path={trashIcon} /> Delete
        </MenuItem>
      </>
    ),
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const itemOf = (name: string) => screen.getByRole('menuitem', { name });

const expectClosed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    edit.mockClear();
    const trigger = within(canvasElement).getByRole('button', { name: 'Order 1042' });
    await expect(trigger).toHaveAttribute('aria-haspopup', 'menu');
    await tabTo(trigger);
    await press('{Enter}');
    await expect(await screen.findByRole('menu', { name: 'Order 1042' })).toBeVisible();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(itemOf('Edit')).toHaveFocus());
    for (const [key, name] of [
      ['{ArrowDown}', 'Print'],
      ['{ArrowDown}', 'Delete'],
      ['{ArrowDown}', 'Edit'],
      ['{ArrowUp}', 'Delete'],
      ['{Home}', 'Edit'],
      ['{End}', 'Delete'],
      ['p', 'Print'],
    ] as const)
      await pressTo(key, itemOf(name));
    await press('{Escape}');
    await expectClosed();
    await expectFocusReturned(trigger);

    await press('{ArrowDown}');
    await waitFor(() => expect(itemOf('Edit')).toHaveFocus());
    await press(' ');
    await expect(edit).toHaveBeenCalledOnce();
    await expectClosed();
    await expectFocusReturned(trigger);

    await press(' ');
    await waitFor(() => expect(itemOf('Edit')).toHaveFocus());
    await pressTo('{ArrowDown}', itemOf('Print'));
    await expect(await followLink()).toBe('#print');
    await expectClosed();
  },
};

export const Disabled: Story = {
  args: { defaultOpen: true, align: 'end' },
  play: async () => {
    await expect(await screen.findByRole('menuitem', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
    await expect(itemOf('Print')).toHaveAttribute('href', '#print');
  },
};

/** A menu is inside the sheet or dialog of its button, and Escape closes only the menu. */
export const InSheet: Story = {
  // The open sheet would cover the page of documentation.
  tags: ['keyboard', '!autodocs'],
  render: (args) => (
    <Sheet title="Orders of today" onClose={closeSheet}>
      <Menu {...args} />
    </Sheet>
  ),
  play: async () => {
    closeSheet.mockClear();
    const trigger = screen.getByRole('button', { name: 'Order 1042' });
    await tabTo(trigger);
    await press('{Enter}');
    await waitFor(() => expect(itemOf('Edit')).toHaveFocus());
    await expect(screen.getByRole('dialog')).toContainElement(screen.getByRole('menu'));
    await press('{Escape}');
    await expectClosed();
    await expectFocusReturned(trigger);
    await expect(closeSheet).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    defaultOpen: true,
    children: (
      <>
        <MenuItem>Send the order to the workshop and to the accounts department</MenuItem>
        <MenuItem>
          <Icon path={printIcon} /> Print the order on the roll at the counter of the second showroom
        </MenuItem>
        <MenuItem>অর্ডারটি দ্বিতীয় শোরুমের কাউন্টারে ছাপান</MenuItem>
      </>
    ),
  },
};
