import type { ClientProviderProps } from '@dealerkit/api-client/react';
import { closeToast, showToast } from '@dealerkit/ui/elements/Toasts';

type ShowMessage = NonNullable<ClientProviderProps['onSuccess']>;

/** The last error of each call, also of pages that the user has left. */
const lastErrors = new Map<Parameters<ShowMessage>[1], string>();

/** Shows what has failed: also on the next page, because what the user did is lost, unless it is not `lasting`. */
export const showErrorToast: ShowMessage = (text, name, options) => {
  if (name) lastErrors.set(name, text);
  showToast({ tone: 'danger', text, lasting: true, ...options });
};

/** Shows what has succeeded, and closes the last error of the same call. */
export const showSuccessToast: ShowMessage = (text, name, options) => {
  const errorText = lastErrors.get(name);
  if (errorText !== undefined) closeToast({ tone: 'danger', text: errorText });
  lastErrors.delete(name);
  showToast({ tone: 'success', text, ...options });
};
