import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { EmulatorAccount } from 'firebase-tools/lib/emulator/auth/state.js';
import { DEMO_ACCOUNTS, DEMO_PROJECT_ID } from '../demo.ts';
import { openAccountFile } from './accountFile.ts';
import { reasonToRefuse } from './requestGate.ts';

/** The official Firebase Auth emulator inside our own process and on our own origin. */
export interface Emulator {
  /** Answers the request if its path is the emulator's; `port` is the one the page was loaded from. Tells whether it did. */
  handle(request: IncomingMessage, response: ServerResponse, port: number): boolean;
  close(): void;
}

const ownPaths = /^\/(emulator|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|www\.googleapis\.com)\//;

/** What the Firebase SDK calls from a page. Compiling the other 67 calls would take 5 s, and some of them need no permission at all. */
const servedCalls = new Set([
  '/v1/accounts:createAuthUri',
  '/v1/accounts:delete',
  '/v1/accounts:lookup',
  '/v1/accounts:resetPassword',
  '/v1/accounts:sendOobCode',
  '/v1/accounts:signInWithIdp',
  '/v1/accounts:signInWithPassword',
  '/v1/accounts:signUp',
  '/v1/accounts:update',
  '/v1/projects',
  '/v1/token',
  '/v2/passwordPolicy',
  '/v2/recaptchaConfig',
]);

/** Starts the emulator with the accounts of a data folder and sees to it that the demo accounts are among them. @throws StartupError */
export async function openEmulator(dataDir: string): Promise<Emulator> {
  const file = openAccountFile(dataDir);
  const { app, state } = await loadFirebaseEmulator();
  for (const account of file.accounts) restore(account);
  for (const { email, password, displayName, localId } of DEMO_ACCOUNTS) {
    if (state.getUserByEmail(email)) continue;
    const passwordHash = `fakeHash:salt=demo:password=${password}`;
    restore({ localId, email, displayName, emailVerified: true, salt: 'demo', passwordHash });
  }
  const save = () => file.save(state.users.values());
  save();

  return {
    handle(request, response, port) {
      if (!ownPaths.test(request.url ?? '')) return false;
      const reason = reasonToRefuse(request, port);
      if (reason === undefined) {
        saveBeforeAnswer(response, save);
        app(request, response);
      } else {
        response
          .writeHead(403, { 'content-type': 'application/json' })
          .end(JSON.stringify({ error: { code: 403, message: reason } }));
      }
      return true;
    },
    close: () => file.close(),
  };

  function restore(account: EmulatorAccount) {
    // The emulator derives these entries anew from the password and the phone number, and would list them twice.
    const linked = account.providerUserInfo?.filter(
      ({ providerId }) => providerId !== 'password' && providerId !== 'phone',
    );
    state.overwriteUserWithLocalId(account.localId, { ...account, providerUserInfo: linked ?? [] });
  }
}

async function loadFirebaseEmulator() {
  const load = createRequire(import.meta.url);
  const spec: typeof import('firebase-tools/lib/emulator/auth/apiSpec.js') = load(
    'firebase-tools/lib/emulator/auth/apiSpec.js',
  );
  for (const path of Object.keys(spec.default.paths)) {
    if (!servedCalls.has(path)) delete spec.default.paths[path];
  }
  const { AgentProjectState }: typeof import('firebase-tools/lib/emulator/auth/state.js') = load(
    'firebase-tools/lib/emulator/auth/state.js',
  );
  const { createApp }: typeof import('firebase-tools/lib/emulator/auth/server.js') = load(
    'firebase-tools/lib/emulator/auth/server.js',
  );
  const state = new AgentProjectState(DEMO_PROJECT_ID);
  state.enableImprovedEmailPrivacy = true;
  const app = await createApp(DEMO_PROJECT_ID, 2, new Map([[DEMO_PROJECT_ID, state]]));
  return { app, state };
}

/** Node sends the head before all else, so nothing is acknowledged before the accounts are on the disk; if they cannot be, the answer becomes a failure. */
function saveBeforeAnswer(response: ServerResponse, save: () => void): void {
  const { writeHead } = response;
  response.writeHead = (...head: unknown[]) => {
    try {
      save();
    } catch (error) {
      process.emitWarning(`The demo accounts could not be saved: ${String(error)}`);
      return Reflect.apply(writeHead, response, [500]);
    }
    return Reflect.apply(writeHead, response, head);
  };
}
