import type { ToastMessage } from '@dealerkit/ui/Toasts';
import { expect, it, vi } from 'vitest';
import { closeErrorToast, showErrorToast } from './errorToasts.js';

const { showToast, closeToast } = vi.hoisted(() => ({
  showToast: vi.fn<(toast: ToastMessage) => void>(),
  closeToast: vi.fn<(toast: ToastMessage) => void>(),
}));
vi.mock('@dealerkit/ui/Toasts', () => ({ showToast, closeToast }));

it('closes the error of a call once, when the same call succeeds', () => {
  const toast = { tone: 'danger', text: 'Only 3 left.' };
  showErrorToast('placeOrder', toast.text);
  expect(showToast.mock.calls).toEqual([[toast]]);
  closeErrorToast('deleteOrder');
  expect(closeToast).not.toHaveBeenCalled();
  closeErrorToast('placeOrder');
  closeErrorToast('placeOrder');
  expect(closeToast.mock.calls).toEqual([[toast]]);
});
