import type { ToastMessage } from '@dealerkit/ui/elements/Toasts';
import { expect, it, vi } from 'vitest';
import { showErrorToast, showSuccessToast, showResult } from './mutationToasts.js';

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

it('shows that a call has succeeded unless it has an error', () => {
  showToast.mockClear();
  const error = { message: 'Only 3 left.' };
  expect(showResult(error, 'Placed.', 'placeOrder')).toBe(error);
  expect(showToast).not.toHaveBeenCalled();
  expect(showResult(undefined, 'Placed.', 'placeOrder', { lasting: true })).toBeUndefined();
  expect(showToast.mock.calls).toEqual([[{ tone: 'success', text: 'Placed.', lasting: true }]]);
});
