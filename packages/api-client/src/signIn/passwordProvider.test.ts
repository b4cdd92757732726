// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { createPasswordProvider } from './passwordProvider.js';

const account = { uid: '7', email: 'rahim@example.com', name: 'Rahim', isVerified: true };
const credentials = { email: account.email, password: 'secret1' };

const create = () =>
  createPasswordProvider({
    host: 'https://host.example',
    logIn: async ({ password }) => {
      if (password !== credentials.password) throw new Error('wrong');
      return { account, idToken: 'proof' };
    },
    signUp: async ({ name }) => ({ account: { ...account, name }, idToken: 'proof' }),
    sendResetLink: async () => undefined,
    reasonOf: () => 'wrongCredentials',
  });

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('keeps the account in this browser until the user signs out', async () => {
  const provider = create();
  expect(provider.account()).toBeUndefined();
  expect(await provider.login(credentials)).toEqual(account);
  expect(create().account()).toEqual(account);
  expect(localStorage.getItem('identity')).not.toContain(credentials.password);
  await provider.signOut();
  expect([provider.account(), create().account()]).toEqual([undefined, undefined]);
});

it('proves the account to the host with the token of the server', async () => {
  const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () =>
    Response.json({ token: 'access' }),
  );
  vi.stubGlobal('fetch', fetched);
  const provider = create();
  expect(await provider.exchange(await provider.signup({ ...credentials, name: 'Karim' }, 'en'))).toBe('access');
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toBe('https://host.example/user/rahim%40example.com');
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer proof');
});

it('keeps nobody after a refused sign-in, and says why', async () => {
  const provider = create();
  const error: unknown = await provider.login({ ...credentials, password: 'other' }).catch((reason: unknown) => reason);
  expect([provider.account(), provider.reasonOf(error)]).toEqual([undefined, 'wrongCredentials']);
  expect(provider.temporaryError(error)).toBeUndefined();
});

it('ends no session because there is no connection', () => {
  const provider = create();
  const error = new TypeError('Failed to fetch');
  expect(provider.reasonOf(error)).toBe('offline');
  expect(provider.temporaryError(error)).toBeInstanceOf(Error);
});

it('ignores a stored value of another shape', () => {
  localStorage.setItem('identity', '{"account":7}');
  expect(create().account()).toBeUndefined();
});
