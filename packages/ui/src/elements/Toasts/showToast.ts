import type { ComponentType } from 'react';
import type { ToastMessage } from './ToastCard.js';

/** A message with a unique id, because a repeated message is a new element. */
interface PlainMessage {
  key: number;
  message: ToastMessage;
}

interface ToastState {
  /** The component that shows toasts; loaded with the first toast. */
  Stack?: ComponentType | undefined;
  /** Messages shown without the stack because it failed to load, for example offline; the latest is last. */
  plainMessages: readonly PlainMessage[];
}

let state: ToastState = { plainMessages: [] };
let lastKey = 0;
const listeners = new Set<() => void>();

const setState = (next: ToastState) => {
  state = next;
  for (const listener of listeners) listener();
};

/** The state of `Toasts`. */
export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getState: () => state,
  closePlain: (message: ToastMessage) => {
    setState({ ...state, plainMessages: state.plainMessages.filter((plain) => plain.message !== message) });
  },
};

const isSame = (one: ToastMessage, other: ToastMessage) =>
  one.id === other.id && (one.id !== undefined || (one.tone === other.tone && one.text === other.text));

/** A repeated message replaces the first one, so that screen readers announce it again. */
const showPlain = (message: ToastMessage) => {
  const others = state.plainMessages.filter((plain) => !isSame(message, plain.message));
  lastKey += 1;
  setState({ ...state, plainMessages: [...others, { key: lastKey, message }] });
};

let hasToasts = false;

/** The stack, with the library that it needs. */
const loadStack = () => import('./ToastStack.js');

const showInStack = async (message: ToastMessage) => {
  try {
    const { ToastStack, push } = await loadStack();
    push(message);
    if (!state.Stack) setState({ ...state, Stack: ToastStack });
  } catch {
    showPlain(message);
  }
};

/** Closes a toast that is out of date; does nothing if it is closed already. */
export const closeToast = (message: ToastMessage): void => {
  for (const { message: plain } of state.plainMessages) {
    if (isSame(plain, message)) toastStore.closePlain(plain);
  }
  loadStack()
    .then(({ dismiss }) => dismiss(message))
    .catch(() => undefined);
};

/** Shows a toast; the page must render one `Toasts`. */
export const showToast = (message: ToastMessage): void => {
  hasToasts = true;
  void showInStack(message);
};

/** Closes the toasts of the page that the user leaves, except those that tell of something lost. */
export const closePageToasts = (): void => {
  if (!hasToasts) return;
  for (const { message } of state.plainMessages) if (!message.lasting) toastStore.closePlain(message);
  loadStack()
    .then(({ dismissPageToasts }) => dismissPageToasts())
    .catch(() => undefined);
};
