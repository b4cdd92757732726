import type { ToastMessage } from '@dealerkit/ui/elements/Toasts';
import { expect, it, vi } from 'vitest';
import { showErrorToast, showSuccessToast } from './mutationToasts.js';

const { showToast, closeToast } = vi.hoisted(() => ({
  showToast: vi.fn<(toast: ToastMessage) => void>(),
  closeToast: vi.fn<(toast: ToastMessage) => void>(),
}));
vi.mock('@dealerkit/ui/elements/Toasts', () => ({ showToast, closeToast }));

it('closes the error of a call once, when the same call succeeds', () => {
  const toast = { tone: 'danger', text: 'Only 3 left.' };
  showErrorToast(toast.text, 'placeOrder');
  expect(showToast.mock.calls).toEqual([[{ ...toast, lasting: true }]]);
  showSuccessToast('Deleted.', 'deleteOrder');
  expect(closeToast).not.toHaveBeenCalled();
  showSuccessToast('Placed.', 'placeOrder');
  showSuccessToast('Placed.', 'placeOrder');
  expect(closeToast.mock.calls).toEqual([[toast]]);
  expect(showToast).toHaveBeenLastCalledWith({ tone: 'success', text: 'Placed.' });
});

it('leaves the errors that are about no call open', () => {
  closeToast.mockClear();
  showErrorToast('The basket is full.', undefined, { lasting: false });
  expect(showToast).toHaveBeenLastCalledWith({ tone: 'danger', text: 'The basket is full.', lasting: false });
  showSuccessToast('2 rows exported.', undefined);
  expect(closeToast).not.toHaveBeenCalled();
});
