import { fireEvent, render, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { en } from '../../texts/en.js';
import { SignupForm } from './SignupForm.js';
import type { SignupFormProps } from './SignupForm.js';

it('keeps what was typed before hydration', async () => {
  const onSignup = vi.fn<SignupFormProps['onSignup']>(async () => undefined);
  const form = <SignupForm onSignup={onSignup} onGoogle={async () => undefined} />;
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(form);
  const fields = within(container);
  const early = { Name: 'Nasrin', Email: 'early@example.com', Password: 'early123' };
  for (const [label, typed] of Object.entries(early)) fields.getByLabelText<HTMLInputElement>(label).value = typed;

  render(form, { container, hydrate: true });
  fireEvent.click(fields.getByRole('button', { name: 'Sign Up' }));
  await waitFor(() =>
    expect(onSignup).toHaveBeenCalledWith({ name: 'Nasrin', email: 'early@example.com', password: 'early123' }),
  );
});

it('has no Google button without onGoogle', () => {
  const { container } = render(<SignupForm onSignup={async () => undefined} />);
  expect(within(container).queryByRole('button', { name: /Google/ })).toBeNull();
  expect(within(container).queryByText(en.login.or)).toBeNull();
});
