import { fireEvent, render, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { LoginForm } from './LoginForm.js';
import type { LoginFormProps } from './LoginForm.js';

it('keeps what was typed before the prerendered page came alive', async () => {
  const onLogin = vi.fn<LoginFormProps['onLogin']>(async () => undefined);
  const form = <LoginForm onLogin={onLogin} onGoogle={async () => undefined} />;
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(form);
  const fields = within(container);
  const email = fields.getByLabelText<HTMLInputElement>('Email');
  email.value = 'early@example.com';
  fields.getByLabelText<HTMLInputElement>('Password').value = 'early123';

  render(form, { container, hydrate: true });
  expect(email.value).toBe('early@example.com');
  fireEvent.click(fields.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(onLogin).toHaveBeenCalledWith({ email: 'early@example.com', password: 'early123' }));
});
