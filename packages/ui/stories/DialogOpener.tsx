import { useRef, useState } from 'react';
import type { ComponentType, RefObject } from 'react';
import { screen, within } from 'storybook/test';
import { Button } from '../src/elements/Button/Button.js';
import { press, tabTo } from './keyboard.js';

interface DialogProps {
  onClose: () => void;
  returnFocusRef: RefObject<HTMLElement | null>;
}

interface DialogOpenerProps<Props> {
  /** The dialog that the button opens. */
  dialog: ComponentType<Props>;
  /** The props of the dialog. */
  props: Props;
}

/** A heading that takes the focus after a confirmation, and a button that opens a dialog. */
export const DialogOpener = <Props extends DialogProps>({ dialog: Dialog, props }: DialogOpenerProps<Props>) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    props.onClose();
  };
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        List
      </h2>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      {isOpen && <Dialog {...props} onClose={close} returnFocusRef={heading} />}
    </>
  );
};

/** Opens the dialog with the keyboard. */
export const openDialog = async (canvasElement: HTMLElement) => {
  const opener = within(canvasElement).getByRole('button', { name: 'Open' });
  await tabTo(opener);
  await press('{Enter}');
  return { opener, dialog: await screen.findByRole('alertdialog') };
};
