__IMPORTS__
import { createPasswordProvider, type SignedIn } from '@dealerkit/api-client/passwordProvider';
import { createPasskeyPrompt, useAccount as useKnownAccount } from '@dealerkit/api-client/react';
import { createSession } from '@dealerkit/api-client/session';
export const isDemo = false;
export const host = __HOST__;
export const capabilities = __ABILITIES__;
// Your decision: who signs your customers in, here your API. With Firebase: createFirebaseProvider of @dealerkit/api-client/firebase.
const ask = async (path: string, body: object): Promise<SignedIn> => {
  const response = await fetch(host + path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  if (!response.ok) throw Object.assign(new Error(path), { status: response.status });
  return (await response.json()) as SignedIn;
};
const identity = createPasswordProvider({ host,
  logIn: (credentials) => ask('/login', credentials),
  signUp: (account) => ask('/signup', account),
  sendResetLink: async (email) => void (await ask('/reset', { email })),
  reasonOf: (error) => ((error as { status?: number }).status === 409 ? 'emailTaken' : 'wrongCredentials'),
});
export const session = createSession({ loadProvider: async () => identity });
export const prompt = createPasskeyPrompt();
export const client = __CLIENT__;
export const useAccount = () => useKnownAccount(session) ?? { uid: '', email: '', name: '', isVerified: true };
