import type { CallName } from '@dealerkit/api-client';
import { closeToast, showToast } from '@dealerkit/ui/elements/Toasts';
import type { ToastMessage } from '@dealerkit/ui/elements/Toasts';

/** The last error of each call, also of pages that the user has left. */
const lastErrors = new Map<CallName, string>();

/** Shows the error of a call: also on the next page, because what the user did is lost, unless it is not `lasting`. */
export const showErrorToast = (
  text: string,
  name: CallName,
  options?: Pick<ToastMessage, 'action' | 'lasting'>,
): void => {
  lastErrors.set(name, text);
  showToast({ tone: 'danger', text, lasting: true, ...options });
};

/** Shows that a call has succeeded, and closes its last error. */
export const showSuccessToast = (
  text: string,
  name: CallName,
  options?: Pick<ToastMessage, 'action' | 'lifetime' | 'id' | 'lasting'>,
): void => {
  const errorText = lastErrors.get(name);
  if (errorText !== undefined) closeToast({ tone: 'danger', text: errorText });
  lastErrors.delete(name);
  showToast({ tone: 'success', text, ...options });
};

/** Shows that a call has succeeded unless it has an error, which is returned. */
export const showResult = <Failure>(error: Failure, ...toast: Parameters<typeof showSuccessToast>): Failure => {
  if (!error) showSuccessToast(...toast);
  return error;
};
