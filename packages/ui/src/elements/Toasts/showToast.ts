import type { ComponentType } from 'react';
import type { ToastMessage } from './ToastStack.js';

interface Shown {
  /** Draws the toasts; not there before the first one. */
  Stack?: ComponentType;
  /** Messages that came while the stack could not be loaded, as when the connection is gone. */
  plain: readonly ToastMessage[];
}

let shown: Shown = { plain: [] };
const listeners = new Set<() => void>();

const show = (next: Shown) => {
  shown = next;
  for (const tell of listeners) tell();
};

/** What `Toasts` draws; for its eyes only. */
export const toastStore = {
  subscribe: (tell: () => void) => {
    listeners.add(tell);
    return () => listeners.delete(tell);
  },
  read: () => shown,
  closePlain: (message: ToastMessage) => {
    show({ ...shown, plain: shown.plain.filter((other) => other !== message) });
  },
};

const showPlain = (message: ToastMessage) => {
  const isThere = shown.plain.some(({ tone, text }) => tone === message.tone && text === message.text);
  if (!isThere) show({ ...shown, plain: [...shown.plain, message] });
};

const showOnStack = async (message: ToastMessage) => {
  try {
    const { ToastStack, push } = await import('./ToastStack.js');
    push(message);
    if (!shown.Stack) show({ ...shown, Stack: ToastStack });
  } catch {
    showPlain(message);
  }
};

/** Shows a message that belongs to no one place on the page; works from anywhere as long as one `Toasts` is drawn. */
export const showToast = (message: ToastMessage): void => {
  void showOnStack(message);
};
