import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { closePageToasts, showToast, Toasts } from './Toasts.js';

vi.mock('./ToastStack.js', () => {
  throw new Error('offline');
});

it('shows each message once even if the toast stack fails to load', async () => {
  const warnings = vi.spyOn(console, 'error');
  render(<Toasts />);
  expect(screen.queryByRole('region')).toBeNull();

  showToast({ tone: 'danger', text: 'No connection' });
  showToast({ tone: 'success', text: 'Order placed sucessfully' });
  const failure = await screen.findByRole('group', { name: 'No connection' });
  await screen.findByRole('group', { name: 'Order placed sucessfully' });

  showToast({ tone: 'danger', text: 'No connection' });
  showToast({ tone: 'danger', text: 'No connection' });
  showToast({ tone: 'danger', text: 'Order placed sucessfully' });
  await waitFor(() => {
    expect(screen.getAllByRole('group', { name: 'Order placed sucessfully' })).toHaveLength(2);
  });
  const repeated = screen.getByRole('group', { name: 'No connection' });
  // Screen readers announce only new elements.
  expect(repeated).not.toBe(failure);

  fireEvent.click(within(repeated).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('group', { name: 'No connection' })).toBeNull();
  expect(screen.getAllByRole('group')).toHaveLength(2);
  expect(warnings).not.toHaveBeenCalled();
});

it('closes the toasts of a page that is left, except those of something lost, also without the toast stack', async () => {
  render(<Toasts />);
  showToast({ tone: 'success', text: 'Saved.' });
  showToast({ tone: 'danger', text: 'Not sent.', lasting: true });
  const lasting = await screen.findByRole('group', { name: 'Not sent.' });
  closePageToasts();
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Saved.' })).toBeNull());
  expect(screen.getByRole('group', { name: 'Not sent.' })).toBe(lasting);
  fireEvent.click(within(lasting).getByRole('button', { name: 'Close' }));
});
