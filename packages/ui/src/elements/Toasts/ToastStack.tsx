'use client';
import { useLayoutEffect, useRef } from 'react';
import { toast, ToastContainer } from 'react-toastify/unstyled';
import type { CloseButtonProps, ToastContentProps } from 'react-toastify/unstyled';
import { useUi } from '../../UiProvider.js';
import { CloseButton, ToastContent } from './ToastCard.js';
import type { ToastMessage } from './ToastCard.js';
import { stack, timer, toast as toastStyles } from './Toasts.css.js';
import { useToastPosition } from './useToastPosition.js';

/** Users need longer to read a failure. */
const lifetimes = { success: 6000, danger: 16000 };

/** Identifies a toast. */
export const idOf = ({ id, tone, text }: ToastMessage): string => id ?? `${tone}: ${text}`;

/** The toasts that end with their page. */
const pageToasts = new Set<string>();

/** Removes the toasts that end with their page. */
export const dismissPageToasts = (): void => {
  for (const id of pageToasts) toast.dismiss(id);
  pageToasts.clear();
};

/** Removes a toast from the stack. */
export const dismiss = (message: ToastMessage) => toast.dismiss(idOf(message));

let count = 0;

/** Adds a toast to the stack; a repeated message restarts its timer and is announced again. */
export const push = (message: ToastMessage) => {
  const { tone, text, action, lifetime = action ? undefined : lifetimes[tone], lasting = false } = message;
  const id = idOf(message);
  if (lasting) pageToasts.delete(id);
  else pageToasts.add(id);
  count += 1;
  // A new key makes a new element, and screen readers announce only new elements.
  const key = count;
  const render = ({ closeToast }: Pick<ToastContentProps, 'closeToast'>) => (
    <ToastContent key={key} {...message} onClose={closeToast} />
  );
  const options = { ariaLabel: text, autoClose: lifetime ?? (false as const), className: () => toastStyles[tone] };
  if (toast.isActive(id)) toast.update(id, { ...options, render, delay: 0 });
  else toast(render, { ...options, toastId: id, role: 'group' });
};

const closeButton = ({ closeToast }: CloseButtonProps) => <CloseButton onClose={() => closeToast(true)} />;

/** The toasts of react-toastify with the styles of the library and without its injected stylesheet. */
export const ToastStack = () => {
  const { texts } = useUi();
  const root = useRef<HTMLDivElement>(null);
  useToastPosition(root);
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
