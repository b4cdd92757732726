// @vitest-environment jsdom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { renderWithClient, type Send } from '../../../tests/renderWithClient.js';
import { HttpError, NetworkError } from '../../index.js';
import { createPasskeyPrompt } from './passkeyPrompt.js';
import { usePasskeyPrompt } from './usePasskeyPrompt.js';

const messages = { cancelled: 'cancelled', registered: 'registered', refused: 'refused' };
const credential = {
  id: 'AA',
  rawId: 'AA',
  type: 'public-key' as const,
  response: { clientDataJSON: '', authenticatorData: '', signature: '' },
};

/** A site that asks for a passkey. */
const open = async (authenticate: () => Promise<typeof credential>, confirm: () => Promise<unknown>) => {
  const prompt = createPasskeyPrompt();
  const storeToken = vi.fn<(token: string, uid: string) => void>();
  const session = { storeToken, tokens: { user: () => 'u1' } };
  const send: Send = async (name) => (name === 'confirmPasskey' ? confirm() : { challenge: 'c' });
  let error: string | undefined;
  const Question = () => {
    const question = usePasskeyPrompt({ prompt, session, authenticate, messages });
    const onConfirm = async () => {
      const result = await question?.onConfirm();
      if (result) error = result.message;
      else question?.onClose();
    };
    return (
      question && (
        <>
          <button onClick={() => void onConfirm()}>Confirm</button>
          <button onClick={question.onClose}>Cancel</button>
        </>
      )
    );
  };
  const page = await renderWithClient(send, <Question />);
  const ask = async () => {
    let asked: Promise<string | null> = Promise.resolve(null);
    await act(async () => {
      asked = prompt.confirmPasskey();
    });
    return { token: asked };
  };
  return { ...page, ask, prompt, storeToken, error: () => error };
};

it('asks when a client waits, and gives it the token of the confirmation', async () => {
  const page = await open(
    async () => credential,
    async () => ({ token: 'new' }),
  );
  expect(page.text()).toBe('');
  const { token } = await page.ask();
  expect(page.text()).toBe('ConfirmCancel');
  await page.click('Confirm');
  expect(await token).toBe('new');
  expect(page.storeToken).toHaveBeenCalledExactlyOnceWith('new', 'u1');
  expect(page.text()).toBe('');
  const again = await page.ask();
  await page.click('Cancel');
  expect(await again.token).toBeNull();
  await page.close();
});

it('lets a call be refused on a site that does not ask', async () => {
  expect(await createPasskeyPrompt().confirmPasskey()).toBeNull();
});

const named = (name: string) => Object.assign(new Error(name), { name });

it.each([
  [named('NotAllowedError'), 'cancelled'],
  [named('InvalidStateError'), 'registered'],
  [new HttpError('confirmPasskey', 403, undefined, []), 'refused'],
  [new NetworkError('confirmPasskey', new TypeError('fetch failed')), 'offline'],
])('says why a passkey was not confirmed: %s', async (problem, message) => {
  const page = await open(
    async () => credential,
    async () => Promise.reject(problem),
  );
  const { token } = await page.ask();
  await page.click('Confirm');
  await expect.poll(() => page.error()).toBe(message);
  expect(page.text()).toBe('ConfirmCancel');
  await page.click('Cancel');
  expect(await token).toBeNull();
  expect(page.storeToken).not.toHaveBeenCalled();
  await page.close();
});
