'use client';
import { toast, ToastContainer } from 'react-toastify/unstyled';
import type { CloseButtonProps } from 'react-toastify/unstyled';
import { useUi } from '../../UiProvider.js';
import { CloseToast, ToastWords } from './ToastCard.js';
import { stack, timer, toast as toastLooks } from './Toasts.css.js';

/** A message that belongs to no one place on the page. */
export interface ToastMessage {
  /** Whether a deed was done or failed. */
  tone: 'success' | 'danger';
  /** One sentence; a failure also says what to do. */
  text: string;
}

/** Milliseconds until it goes by itself; what went wrong may need to be read twice. */
const lifetime = { success: 6000, danger: 16000 };

let count = 0;

/** Puts a message on the stack; the same message once more starts its time anew and is read out again. */
export const push = ({ tone, text }: ToastMessage) => {
  const id = `${tone}: ${text}`;
  count += 1;
  // Only what is new on the page is read out.
  const content = <ToastWords key={count} tone={tone} text={text} />;
  if (toast.isActive(id)) {
    toast.update(id, { render: content, delay: 0 });
    return;
  }
  toast(content, {
    toastId: id,
    role: 'group',
    ariaLabel: text,
    autoClose: lifetime[tone],
    className: () => toastLooks[tone],
  });
};

const closeButton = ({ closeToast }: CloseButtonProps) => <CloseToast onClose={() => closeToast(true)} />;

/** `Toasts` around them has each message read out; react-toastify would have it read out once more. */
const leaveReadingOut = (box: HTMLElement | null) => box?.querySelector('section')?.removeAttribute('aria-live');

/** The toasts of react-toastify in our look, without the style element that it would inject. */
export const ToastStack = () => {
  const { texts } = useUi();
  return (
    <div ref={leaveReadingOut}>
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
