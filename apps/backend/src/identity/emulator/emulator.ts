import type {
  IncomingMessage,
  OutgoingHttpHeader,
  OutgoingHttpHeaders,
  RequestListener,
  ServerResponse,
} from 'node:http';
import type { AgentProjectState, EmulatorAccount } from 'firebase-tools/lib/emulator/auth/state.js';
import { DEMO_ACCOUNTS, DEMO_PROJECT_ID } from '../demo.ts';
import { openAccountFile } from './accountFile.ts';
import { isMailbox, sendMailbox } from './mailbox.ts';
import { rejectionReason } from './requestGate.ts';
import { trimApiSpec } from './apiSpec.ts';

/** The official Firebase Auth emulator, in our process and on our origin. */
export interface Emulator {
  /** Answers a request whose path belongs to the emulator; returns whether it did. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  close(): void;
}

const ownPaths = /^\/(emulator|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|www\.googleapis\.com)\//;

/** Starts the emulator with the accounts of a data folder and adds the demo accounts. @throws StartupError */
export async function openEmulator(dataDir: string): Promise<Emulator> {
  const file = openAccountFile(dataDir);
  const { app, state } = await loadFirebaseEmulator();
  for (const account of file.accounts) load(account);
  for (const { email, password, displayName, localId } of DEMO_ACCOUNTS) {
    if (state.getUserByEmail(email)) continue;
    const passwordHash = `fakeHash:salt=demo:password=${password}`;
    load({ localId, email, displayName, emailVerified: true, salt: 'demo', passwordHash });
  }
  const save = () => file.save(state.users.values());
  save();
  let closed = false;

  return {
    handle(request, response) {
      if (!ownPaths.test(request.url ?? '')) return false;
      const reason = rejectionReason(request);
      if (reason === undefined) {
        if (isMailbox(request)) return sendMailbox(request, response, state);
        saveBeforeAnswer(response, isSaved);
        app(request, response);
      } else {
        response
          .writeHead(403, { 'content-type': 'application/json' })
          .end(JSON.stringify({ error: { code: 403, message: reason } }));
      }
      return true;
    },
    close() {
      closed = true;
      file.close();
    },
  };

  function isSaved(): boolean {
    // All connections are closed by then.
    if (closed) return false;
    try {
      save();
      return true;
    } catch (error) {
      process.emitWarning(`The demo accounts could not be saved: ${String(error)}`);
      return false;
    }
  }

  function load(account: EmulatorAccount) {
    // The emulator derives these entries from the password and the phone number, and would list them twice.
    const linked = account.providerUserInfo?.filter(
      ({ providerId }) => providerId !== 'password' && providerId !== 'phone',
    );
    state.overwriteUserWithLocalId(account.localId, { ...account, providerUserInfo: linked ?? [] });
  }
}

/** The projects that the application serves. */
const states = new Map<string, AgentProjectState>();

/** Created once per process, since that takes a second or two. */
let application: Promise<RequestListener> | undefined;

async function loadFirebaseEmulator() {
  trimApiSpec();
  const { AgentProjectState: ProjectState } = await import('firebase-tools/lib/emulator/auth/state.js');
  const { createApp } = await import('firebase-tools/lib/emulator/auth/server.js');
  const state = new ProjectState(DEMO_PROJECT_ID);
  state.enableImprovedEmailPrivacy = true;
  states.set(DEMO_PROJECT_ID, state);
  application ??= createApp(DEMO_PROJECT_ID, 2, states);
  return { app: await application, state };
}

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];

/** Saves the accounts before the head of a response is sent; if that fails, the response becomes a 500. */
function saveBeforeAnswer(response: ServerResponse, isSaved: () => boolean): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (status: number, reason?: string | Headers, headers?: Headers) =>
    writeHead(isSaved() ? status : 500, typeof reason === 'string' ? headers : reason);
}
