import { expect } from 'playwright/test';
import type { APIRequestContext, Page } from 'playwright/test';
import { title, untilInteractive } from './page.ts';

export interface Account {
  email: string;
  password: string;
  /** Set for an account that does not exist yet: it signs up instead of logging in. */
  name?: string;
}

export const admin: Account = { email: 'admin@dealerkit.dev', password: 'admin123' };

export const shopper: Account = { email: 'shopper@dealerkit.dev', password: 'shopper123' };

/** An account that no shop has yet. */
export function newAccount(name = 'Rahima Khatun'): Account & { name: string } {
  const email = `${name.replace(/\W+/g, '.').toLowerCase()}.${crypto.randomUUID()}@example.com`;
  return { name, email, password: 'kadamtali-7' };
}

/** Fills in and submits the form of the current page. */
async function submit(page: Page, form: 'Login' | 'Sign Up', { name, email, password }: Account): Promise<void> {
  await expect(title(page, form)).toBeVisible();
  await untilInteractive(page);
  if (form === 'Sign Up') await page.getByLabel('Name').fill(name ?? '');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: form, exact: true }).click();
}

export const logIn = async (page: Page, account: Account) => submit(page, 'Login', account);
export const signUp = async (page: Page, account: Account) => submit(page, 'Sign Up', account);

/** Logs in, or signs up, and waits until the access token is stored. */
export async function signIn(page: Page, account: Account): Promise<void> {
  const isNew = account.name !== undefined;
  await page.goto(isNew ? '/signup' : '/login');
  await submit(page, isNew ? 'Sign Up' : 'Login', account);
  await page.waitForFunction(() => localStorage.getItem('accessToken'));
}

/** The used parts of the responses of the identity emulator. */
interface SignedIn {
  idToken: string;
  refreshToken: string;
  localId: string;
}
interface Lookup {
  users: [{ displayName: string; emailVerified: boolean }];
}

/** Logs in, or signs up, by the calls of the forms. Returns what these store in the browser. */
export async function storedSession(request: APIRequestContext, account: Account): Promise<Record<string, string>> {
  const { email, password, name } = account;
  const identify = async <Response>(method: string, data: object): Promise<Response> => {
    const response = await request.post(`/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo`, { data });
    await expect(response).toBeOK();
    return (await response.json()) as Response;
  };
  const credentials = { email, password, returnSecureToken: true };
  const call = name === undefined ? 'signInWithPassword' : 'signUp';
  const { idToken, refreshToken, localId: uid } = await identify<SignedIn>(call, credentials);
  if (name !== undefined) await identify('update', { idToken, displayName: name });
  const { users } = await identify<Lookup>('lookup', { idToken });
  const [{ displayName, emailVerified }] = users;
  const headers = { authorization: `Bearer ${idToken}` };
  const data = { email, username: displayName };
  const response = await request.put(`/api/user/${encodeURIComponent(email)}`, { headers, data });
  await expect(response).toBeOK();
  const stsTokenManager = { accessToken: idToken, refreshToken, expirationTime: Date.now() + 3_600_000 };
  return {
    accessToken: ((await response.json()) as { token: string }).token,
    account: JSON.stringify({ uid, email, isVerified: emailVerified, name: displayName }),
    'firebase:authUser:demo:[DEFAULT]': JSON.stringify({
      uid,
      email,
      emailVerified,
      displayName,
      isAnonymous: false,
      stsTokenManager,
    }),
  };
}

export const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'));
