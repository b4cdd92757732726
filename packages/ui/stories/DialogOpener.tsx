import { useRef, useState } from 'react';
import type { ComponentType, RefObject } from 'react';
import { screen, within } from 'storybook/test';
import { Button } from '../src/elements/Button/Button.js';
import { press, tabTo } from './keyboard.js';

interface DialogProps {
  onClose: () => void;
  returnFocusRef?: RefObject<HTMLElement | null> | undefined;
}

interface DialogOpenerProps<Props> {
  /** The text of a heading that receives the focus after a confirmation. */
  heading?: string;
  /** The text of the button. @default 'Open' */
  button?: string;
  /** The dialog that the button opens. */
  dialog: ComponentType<Props>;
  /** The props of the dialog. */
  props: Props;
}

/** A button that opens a dialog, below a heading. */
export const DialogOpener = <Props extends DialogProps>({
  heading,
  button = 'Open',
  dialog: Dialog,
  props,
}: DialogOpenerProps<Props>) => {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    props.onClose();
  };
  return (
    <>
      {heading !== undefined && (
        <h2 ref={headingRef} tabIndex={-1}>
          {heading}
        </h2>
      )}
      <Button onClick={() => setIsOpen(true)}>{button}</Button>
      {isOpen && <Dialog {...props} onClose={close} {...(heading !== undefined && { returnFocusRef: headingRef })} />}
    </>
  );
};

/** Opens the dialog with the keyboard. */
export const openDialog = async (canvasElement: HTMLElement, role: 'alertdialog' | 'dialog' = 'alertdialog') => {
  const opener = within(canvasElement).getByRole('button');
  await tabTo(opener);
  await press('{Enter}');
  return { opener, dialog: await screen.findByRole(role) };
};
