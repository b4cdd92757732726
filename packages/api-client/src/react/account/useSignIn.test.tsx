// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { failure, openTab } from '../../../tests/fakeProvider.js';
import { renderWithClient, type Send } from '../../../tests/renderWithClient.js';
import type { IdentityReason } from '../../signIn/identity.js';
import { useSignIn } from './useSignIn.js';

const messages = new Proxy({}, { get: (_, reason) => `Because: ${String(reason)}.` }) as Record<IdentityReason, string>;

it.each([
  ['wrongCredentials', undefined],
  ['emailTaken', { email: 'Because: emailTaken.' }],
  ['weakPassword', { password: 'Because: weakPassword.' }],
] as const)('turns the reason %s into the error of a form', async (reason, fields) => {
  const { session, provider, loadProvider } = openTab();
  provider.login.mockRejectedValue(failure(reason));
  const onResult = vi.fn<(result: unknown) => void>();
  const Form = () => {
    const { signIn, failure: last } = useSignIn(session, messages);
    const logIn = () => signIn((each) => each.login({ email: 'rahim@example.com', password: 'secret1' }));
    return <button onClick={() => void logIn().then(onResult)}>{last ?? 'Login'}</button>;
  };
  const page = await renderWithClient(vi.fn<Send>(), <Form />);
  expect(loadProvider).toHaveBeenCalledOnce();
  await page.click('Login');
  expect(onResult).toHaveBeenCalledExactlyOnceWith({ message: `Because: ${reason}.`, ...(fields && { fields }) });
  expect(page.text()).toBe(reason);
  await page.close();
});
