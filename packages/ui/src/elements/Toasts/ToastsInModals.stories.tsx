import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectFocusReturned, press, pressTo, tabTo, tabUntil } from '../../../stories/keyboard.js';
import { AlertDialog } from '../AlertDialog/AlertDialog.js';
import { Button } from '../Button/Button.js';
import { Dialog } from '../Dialog/Dialog.js';
import { showToast, Toasts } from './Toasts.js';

const saved = { tone: 'success', text: 'The part is saved.' } as const;
const failed = { tone: 'danger', text: 'The shop could not be reached.' } as const;

/** A dialog with a question whose answer fails; both show a toast. */
const Modals = () => {
  const [isOpen, setIsOpen] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Edit</Button>
      {isOpen && (
        <Dialog title="Clutch Kit 430 mm" onClose={() => setIsOpen(false)}>
          <Button onClick={() => setIsAsking(true)}>Delete</Button>
          <Button onClick={() => showToast(saved)}>Save</Button>
          {isAsking && (
            <AlertDialog
              title="Delete the part?"
              confirmLabel="Yes"
              cancelLabel="No"
              onConfirm={async () => {
                showToast(failed);
                return { message: failed.text, announced: true };
              }}
              onClose={() => setIsAsking(false)}
            >
              Its orders stay.
            </AlertDialog>
          )}
        </Dialog>
      )}
      <Toasts data-testid="toasts" />
    </>
  );
};

const meta = {
  component: Toasts,
  tags: ['!autodocs', '!manifest'],
  render: () => <Modals />,
} satisfies Meta<typeof Toasts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The element with the live region in it. */
const expectRegionIn = (element: HTMLElement) =>
  waitFor(() => expect(element.querySelectorAll('[aria-live]')).toHaveLength(1));

const closeToastIn = async (modal: HTMLElement, { text }: { text: string }) => {
  const toast = await within(modal).findByRole('group', { name: text });
  await tabUntil(within(toast).getByRole('button', { name: 'Close' }));
  await press('{Enter}');
  await waitFor(() => expect(toast).not.toBeInTheDocument());
};

/** All of the page that is outside of the topmost modal is inert, so the toasts are inside. */
export const ClosesByKeyboardInModals: Story = {
  tags: ['keyboard', 'escape'],
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Edit' });
    await tabTo(opener);
    await press('{Enter}');
    const dialog = await screen.findByRole('dialog');
    // Screen readers announce a message only in a region that is there before it.
    await expectRegionIn(dialog);
    const save = within(dialog).getByRole('button', { name: 'Save' });
    await tabUntil(save);
    await press('{Enter}');
    await closeToastIn(dialog, saved);
    await expectFocusReturned(save);

    const remove = within(dialog).getByRole('button', { name: 'Delete' });
    await pressTo('{Shift>}{Tab}{/Shift}', remove);
    await press('{Enter}');
    const question = await screen.findByRole('alertdialog');
    await expectRegionIn(question);
    const confirm = within(question).getByRole('button', { name: 'Yes' });
    await tabTo(confirm);
    await press('{Enter}');
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-busy'));
    await closeToastIn(question, failed);
    await expectFocusReturned(confirm);

    await press('{Escape}');
    await expectFocusReturned(remove);
    await expectRegionIn(dialog);
    await press('{Escape}');
    await expectFocusReturned(opener);
    await expectRegionIn(screen.getByTestId('toasts'));
  },
};
