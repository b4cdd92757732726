import type { ComponentType } from 'react';
import type { ToastMessage } from './ToastStack.js';

/** A message with a number of its own, since one that is shown again is another. */
interface PlainMessage extends ToastMessage {
  number: number;
}

interface Shown {
  /** Draws the toasts; not there before the first one. */
  Stack?: ComponentType;
  /** Messages that came while the stack could not be loaded, as when the connection is gone; the last ones last. */
  plain: readonly PlainMessage[];
}

let shown: Shown = { plain: [] };
let count = 0;
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

/** The same message once more takes the place of the first, and so is read out again. */
const showPlain = ({ tone, text }: ToastMessage) => {
  const others = shown.plain.filter((other) => tone !== other.tone || text !== other.text);
  count += 1;
  show({ ...shown, plain: [...others, { tone, text, number: count }] });
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
