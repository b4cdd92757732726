import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AgentProjectState } from 'firebase-tools/lib/emulator/auth/state.js';

const path = '/emulator/mailbox';

const addressOf = ({ url = '' }: IncomingMessage) => URL.parse(url, 'http://emulator');

/** Whether somebody asks for what would have come by mail. */
export const isMailbox = (request: IncomingMessage): boolean =>
  request.method === 'GET' && addressOf(request)?.pathname === path;

/** Answers with the code of the newest link to reset a password that one e-mail address was sent, for no mail leaves a demo. */
export function sendMail(
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
