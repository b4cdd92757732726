'use client';
import { useLayoutEffect, useRef } from 'react';
import { toast, ToastContainer } from 'react-toastify/unstyled';
import type { CloseButtonProps } from 'react-toastify/unstyled';
import { useUi } from '../../UiProvider.js';
import { CloseButton, ToastContent } from './ToastCard.js';
import { stack, timer, toast as toastStyles } from './Toasts.css.js';
import { useAvoidFocus } from './useAvoidFocus.js';

/** The message of a toast. */
export interface ToastMessage {
  /** Whether the action succeeded or failed. */
  tone: 'success' | 'danger';
  /** One sentence; after a failure also what to do. */
  text: string;
  /** A button in the toast, which then stays until it is closed. */
  action?: { label: string; onClick: () => void } | undefined;
}

/** Milliseconds until a toast closes; users need longer to read a failure. */
const lifetime = { success: 6000, danger: 16000 };

const idOf = ({ tone, text }: ToastMessage) => `${tone}: ${text}`;

/** Removes a toast from the stack. */
export const dismiss = (message: ToastMessage) => toast.dismiss(idOf(message));

let count = 0;

/** Adds a toast to the stack; a repeated message restarts its timer and is announced again. */
export const push = ({ tone, text, action }: ToastMessage) => {
  const id = idOf({ tone, text });
  count += 1;
  // A new key makes a new element, and screen readers announce only new elements.
  const content = <ToastContent key={count} tone={tone} text={text} action={action} />;
  if (toast.isActive(id)) {
    toast.update(id, { render: content, delay: 0 });
    return;
  }
  toast(content, {
    toastId: id,
    role: 'group',
    ariaLabel: text,
    autoClose: action ? false : lifetime[tone],
    className: () => toastStyles[tone],
  });
};

const closeButton = ({ closeToast }: CloseButtonProps) => <CloseButton onClose={() => closeToast(true)} />;

/** The toasts of react-toastify with the styles of the library and without its injected stylesheet. */
export const ToastStack = () => {
  const { texts } = useUi();
  const root = useRef<HTMLDivElement>(null);
  useAvoidFocus(root);
  // `Toasts` is the live region; with a second one from react-toastify messages would be announced twice.
  useLayoutEffect(() => root.current?.querySelector('section')?.removeAttribute('aria-live'), []);
  return (
    <div ref={root}>
      <ToastContainer
        aria-label={texts.toasts.label}
        className={() => stack}
        progressClassName={() => timer}
        closeButton={closeButton}
        transition={false}
        icon={false}
        hideProgressBar
        newestOnTop
      />
    </div>
  );
};
