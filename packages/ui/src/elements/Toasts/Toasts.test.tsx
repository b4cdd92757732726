import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showToast, Toasts } from './Toasts.js';

vi.mock('./ToastStack.js', () => {
  throw new Error('the connection is gone');
});

it('shows each message once even where what draws it in full cannot be loaded', async () => {
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
  const again = screen.getByRole('group', { name: 'No connection' });
  // New on the page, or it would not be read out again.
  expect(again).not.toBe(failure);

  fireEvent.click(within(again).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('group', { name: 'No connection' })).toBeNull();
  expect(screen.getAllByRole('group')).toHaveLength(2);
});
