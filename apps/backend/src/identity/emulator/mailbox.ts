import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AgentProjectState } from 'firebase-tools/lib/emulator/auth/state.js';

const path = '/emulator/mailbox';

const addressOf = ({ url = '' }: IncomingMessage) => URL.parse(url, 'http://emulator');

/** Whether a request reads the mailbox of the demo. */
export const isMailbox = (request: IncomingMessage): boolean =>
  request.method === 'GET' && addressOf(request)?.pathname === path;

/** Sends the newest password reset code for an e-mail address, since the demo sends no mail. */
export function sendMailbox(
  request: IncomingMessage,
  response: ServerResponse,
  state: Pick<AgentProjectState, 'listOobCodes'>,
): true {
  const email = addressOf(request)?.searchParams.get('email')?.toLowerCase();
  const mails = [...state.listOobCodes()].filter(
    (mail) => mail.email === email && mail.requestType === 'PASSWORD_RESET',
  );
  response
    .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify({ resetCode: mails.at(-1)?.oobCode }));
  return true;
}
