import { fireEvent, render, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { en } from '../../texts/en.js';
import { LoginForm } from './LoginForm.js';
import type { LoginFormProps } from './LoginForm.js';

it('keeps what was typed before hydration', async () => {
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

it('shows and reports an error that the handler throws, and can be submitted again', async () => {
  const report = vi.fn<typeof reportError>();
  vi.stubGlobal('reportError', report);
  const error = new TypeError('the handler is broken');
  const onLogin = vi.fn<LoginFormProps['onLogin']>().mockRejectedValueOnce(error).mockResolvedValue(undefined);
  const { container } = render(
    <LoginForm
      onLogin={onLogin}
      onGoogle={async () => undefined}
      filled={{ email: 'early@example.com', password: 'early123' }}
    />,
  );
  const form = within(container);
  const submitButton = form.getByRole('button', { name: 'Login' });
  fireEvent.click(submitButton);
  expect((await form.findByRole('alert')).textContent).toBe(en.errors.unexpected.advice);
  expect(report).toHaveBeenCalledExactlyOnceWith(error);
  await waitFor(() => expect(submitButton.hasAttribute('aria-busy')).toBe(false));
  fireEvent.click(submitButton);
  await waitFor(() => expect(onLogin).toHaveBeenCalledTimes(2));
  vi.unstubAllGlobals();
});

it('has no Google button without onGoogle', () => {
  const { container } = render(<LoginForm onLogin={async () => undefined} />);
  expect(within(container).queryByRole('button', { name: /Google/ })).toBeNull();
  expect(within(container).queryByText(en.login.or)).toBeNull();
});
