import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { SubmitResult } from '../../AsyncData.js';
import { DialogOpener, openDialog } from '../../../stories/DialogOpener.js';
import { expectFocusReturned, press, tabTo, tabUntil, typeInto } from '../../../stories/keyboard.js';
import { en } from '../../texts/en.js';
import { Button } from '../../elements/Button/Button.js';
import { Dialog } from '../../elements/Dialog/Dialog.js';
import { NumberField } from '../../elements/NumberField/NumberField.js';
import { PasskeyDialog } from './PasskeyDialog.js';
import type { PasskeyDialogProps } from './PasskeyDialog.js';

const confirming = (result: () => Promise<SubmitResult>) => fn<PasskeyDialogProps['onConfirm']>(result);

const meta = {
  component: PasskeyDialog,
  render: (args) => <DialogOpener button="Save price" dialog={PasskeyDialog} props={args} />,
  args: { onConfirm: confirming(async () => undefined), onClose: fn() },
} satisfies Meta<typeof PasskeyDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const confirmButton = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Use passkey' });

export const Default: Story = {
  tags: ['keyboard', 'escape'],
  play: async ({ args, canvasElement }) => {
    const { opener, dialog } = await openDialog(canvasElement);
    await expect(dialog).toHaveAccessibleName('Confirm that it is you');
    await expect(dialog).toHaveAccessibleDescription(/What you typed stays/);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await press('{Escape}');
    await expectFocusReturned(opener);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await press('{Enter}');
    await tabTo(confirmButton(await screen.findByRole('alertdialog')));
    await press('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expectFocusReturned(opener);
  },
};

export const Waiting: Story = {
  args: { onConfirm: confirming(async () => new Promise(() => undefined)) },
  play: async ({ canvasElement }) => {
    const { dialog } = await openDialog(canvasElement);
    await userEvent.click(confirmButton(dialog));
    await expect(confirmButton(dialog)).toHaveAttribute('aria-busy', 'true');
  },
};

const failedWith = (message: string): Story => ({
  args: { onConfirm: confirming(async () => ({ message })) },
  play: async ({ canvasElement }) => {
    const { dialog } = await openDialog(canvasElement);
    await userEvent.click(confirmButton(dialog));
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(message);
    await expect(confirmButton(dialog)).not.toHaveAttribute('aria-busy');
  },
});

export const Cancelled: Story = failedWith(en.passkeys.cancelled);

const FormWithPasskey = (props: PasskeyDialogProps) => {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Dialog
      title="Edit the price"
      size="small"
      closesOnOutsideClick={false}
      onClose={props.onClose}
      footer={
        <Button tone="accent" onClick={() => setIsAsked(true)}>
          Save
        </Button>
      }
    >
      <NumberField label="Price" defaultValue="15000" />
      {isAsked && <PasskeyDialog {...props} onClose={() => setIsAsked(false)} />}
    </Dialog>
  );
};

/** Above a form that is a modal dialog itself, whose values stay. */
export const AboveForm: Story = {
  tags: ['keyboard'],
  render: (args) => <DialogOpener button="Edit" dialog={FormWithPasskey} props={args} />,
  play: async ({ canvasElement }) => {
    const { dialog: form } = await openDialog(canvasElement, 'dialog');
    const price = within(form).getByRole('textbox', { name: 'Price' });
    await typeInto(price, '16000');
    const save = within(form).getByRole('button', { name: 'Save' });
    await tabUntil(save);
    await press('{Enter}');
    const question = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await press('{Escape}');
    await expectFocusReturned(save);
    await expect(form).toBeVisible();
    await expect(price).toHaveValue('16000');
    await press('{Enter}');
    await tabTo(confirmButton(await screen.findByRole('alertdialog')));
  },
};
