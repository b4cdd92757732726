import { createSessionClient, documentedCapabilities } from '@dealerkit/api-client';
import { documentedServer } from '@dealerkit/api-client/documentedServer';
import { createPasskeyPrompt, useAccount as useKnownAccount } from '@dealerkit/api-client/react';
import { createSession } from '@dealerkit/api-client/session';
import { demo } from './demo.js';

// Your decision: when real customers come, who signs them in, and which host takes their orders.
export const isDemo = true;
export const host = '';
export const capabilities = documentedCapabilities;
export const session = createSession({ loadProvider: demo.loadProvider });
export const prompt = createPasskeyPrompt();
export const client = documentedServer(createSessionClient({ host, fetch: demo.fetch, ...session.tokens }));
/** The account of a page behind the login. */
export const useAccount = () => useKnownAccount(session) ?? { uid: '', email: '', name: '', isVerified: true };
