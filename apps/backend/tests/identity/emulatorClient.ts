import { createServer, type Server } from 'node:http';
import type { Emulator } from '../../src/identity/emulator/emulator.ts';
import { listenLocally } from '../listenLocally.ts';
import { sendTo } from './sendTo.ts';

/** Serves the current emulator; answers 418 on every path that is not the emulator's. */
export async function serveEmulator(emulator: () => Emulator): Promise<Server> {
  const server = createServer((request, response) => {
    if (!emulator().handle(request, response)) response.writeHead(418).end();
  });
  await listenLocally(server);
  return server;
}

/** The path of an account call. */
export const accountPath = (verb: string) => `/identitytoolkit.googleapis.com/v1/accounts:${verb}?key=demo`;

/** A client for the emulator's calls. */
export function emulatorClient(port: () => number) {
  const send = (method: string, path: string, headers?: Record<string, string>, body?: unknown) =>
    sendTo(port(), method, path, headers, body);
  const call = (verb: string, body: object, headers?: Record<string, string>) =>
    send('POST', accountPath(verb), headers, body);
  return {
    send,
    call,
    signIn: (email: string, password: string) =>
      call('signInWithPassword', { email, password, returnSecureToken: true }),
    signUp: (email: string) => call('signUp', { email, password: 'secret1', returnSecureToken: true }),
  };
}
