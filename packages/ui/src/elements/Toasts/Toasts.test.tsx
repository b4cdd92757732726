import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showToast, Toasts } from './Toasts.js';

vi.mock('./ToastStack.js', () => {
  throw new Error('the connection is gone');
});

it('shows a message even where what draws it in full cannot be loaded', async () => {
  render(<Toasts />);
  expect(screen.queryByRole('region')).toBeNull();

  showToast({ tone: 'danger', text: 'No connection' });
  showToast({ tone: 'success', text: 'Order placed sucessfully' });
  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toContain('No connection');
  expect((await screen.findByRole('status')).textContent).toContain('Order placed sucessfully');

  fireEvent.click(within(failure).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('status')).toBeDefined();
});
