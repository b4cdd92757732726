import type { CallName } from '@dealerkit/api-client';
import { closeToast, showToast } from '@dealerkit/ui/Toasts';

/** The last error of each call, also of pages that the user has left. */
const texts = new Map<CallName, string>();

/** Shows the error of a call. */
export const showErrorToast = (name: CallName, text: string): void => {
  texts.set(name, text);
  showToast({ tone: 'danger', text });
};

/** Closes the last error of a call, which has now succeeded. */
export const closeErrorToast = (name: CallName): void => {
  const text = texts.get(name);
  if (text !== undefined) closeToast({ tone: 'danger', text });
  texts.delete(name);
};
