import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createHash } from 'node:crypto';
import type { AgentProjectState, EmulatorAccount } from 'firebase-tools/lib/emulator/auth/state.js';
import { DEMO_ACCOUNTS, DEMO_PROJECT_ID } from '../demo.ts';
import { type AccountFile, openAccountFile } from './accountFile.ts';
import { isMailbox, sendMailbox } from './mailbox.ts';
import { bodyRejection } from './requestBody.ts';
import { rejectionReason } from './requestGate.ts';
import { saveBeforeResponse } from './saveBeforeResponse.ts';
import { trimApiSpec } from './apiSpec.ts';

/** The official Firebase Auth emulator, in this process and on this origin. */
export interface Emulator {
  /** Handles a request whose path belongs to the emulator; returns whether it did. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  close(): void;
}

const ownPaths = /^\/(emulator|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|www\.googleapis\.com)\//;

/** Opens the account file of a data folder; the first request starts the emulator, which takes about a second. @throws StartupError */
export function openEmulator(dataDir: string, origins: readonly string[] = []): Emulator {
  const file = openAccountFile(dataDir);
  let started: ReturnType<typeof start> | undefined;
  let closed = false;

  return {
    handle(request, response) {
      if (!ownPaths.test(request.url ?? '')) return false;
      const reason = rejectionReason(request, { origins });
      if (reason === undefined) void forward(request, response).catch(() => response.destroy());
      else reject(response, 403, reason);
      return true;
    },
    close() {
      closed = true;
      file.close();
    },
  };

  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const status = await bodyRejection(request);
    if (status !== undefined)
      return reject(response, status, 'The body is too large, too deeply nested or has no length.');
    started ??= start();
    const firebase = await started;
    if (!firebase) return reject(response, 500, 'The demo identity did not start. The log of the server says why.');
    const { state, headers, app } = firebase;
    if (isMailbox(request)) return sendMailbox(request, response, state);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    saveBeforeResponse(
      response,
      () => isSaved(state),
      () =>
        reject(response, 503, 'The demo cannot save its accounts right now. Free space on its disk, and try again.'),
    );
    app(request, response);
  }

  function start() {
    return startFirebaseEmulator(file).catch((error: unknown) => {
      started = undefined;
      process.emitWarning(`The demo identity did not start: ${String(error)}`);
    });
  }

  function isSaved(state: AgentProjectState): boolean {
    // The account file is closed too.
    if (closed) return false;
    try {
      file.save(state.users.values());
      return true;
    } catch (error) {
      process.emitWarning(`The demo accounts could not be saved: ${String(error)}`);
      for (const account of state.users.values()) state.deleteUser(account);
      loadAll(state, file);
      return false;
    }
  }
}

function load(state: AgentProjectState, account: EmulatorAccount) {
  // The emulator derives these entries from the password and the phone number, and would list them twice.
  const linked = account.providerUserInfo?.filter(
    ({ providerId }) => providerId !== 'password' && providerId !== 'phone',
  );
  state.overwriteUserWithLocalId(account.localId, { ...account, providerUserInfo: linked ?? [] });
}

/** Loads the saved accounts and adds the demo accounts that are missing. */
function loadAll(state: AgentProjectState, file: AccountFile) {
  for (const account of file.accounts()) load(state, account);
  for (const { email, password, displayName, localId } of DEMO_ACCOUNTS) {
    if (state.getUserByEmail(email)) continue;
    const passwordHash = `fakeHash:salt=demo:password=${password}`;
    load(state, { localId, email, displayName, emailVerified: true, salt: 'demo', passwordHash });
  }
  // The emulator changes records that it loads, which must not make a call that changes nothing write to the disk.
  file.adopt(state.users.values());
}

function reject(response: ServerResponse, code: number, message: string): void {
  response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { code, message } }));
}

/** The projects that the application serves. */
const states = new Map<string, AgentProjectState>();

/** Serves the projects in `states`; one for the process. */
let application: RequestListener | undefined;

/** Starts the emulator with the saved accounts and adds the demo accounts. */
async function startFirebaseEmulator(file: AccountFile) {
  trimApiSpec();
  const { AgentProjectState: ProjectState } = await import('firebase-tools/lib/emulator/auth/state.js');
  const { WIDGET_UI } = await import('firebase-tools/lib/emulator/auth/widget_ui.js');
  const { createApp } = await import('firebase-tools/lib/emulator/auth/server.js');
  const state = new ProjectState(DEMO_PROJECT_ID);
  state.enableImprovedEmailPrivacy = true;
  loadAll(state, file);
  states.set(DEMO_PROJECT_ID, state);
  application ??= await createApp(DEMO_PROJECT_ID, 2, states);
  return { state, headers: pageHeaders(WIDGET_UI), app: application };
}

/** The scripts of the emulator's own page, which this project does not write, so their hashes are not known before. */
function scriptHashes(html: string): string[] {
  return Array.from(html.matchAll(/<script\b(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/gi), ([, script = '']) => {
    return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  });
}

/** The emulator writes names of accounts into its page unescaped, so only the script of the page itself may run. */
function pageHeaders(html: string): Record<string, string> {
  const directives = [
    "default-src 'none'",
    `script-src ${scriptHashes(html).join(' ')}`,
    "style-src 'unsafe-inline' https://unpkg.com https://fonts.googleapis.com",
    'font-src https://fonts.gstatic.com',
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ];
  return {
    'content-security-policy': directives.join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
  };
}
