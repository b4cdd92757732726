import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AgentProjectState } from 'firebase-tools/lib/emulator/auth/state.js';

const path = '/emulator/mailbox';

const addressOf = ({ url = '' }: IncomingMessage) => URL.parse(url, 'http://emulator');

/** Whether a request reads the mailbox of the demo. */
export const isMailbox = (request: IncomingMessage): boolean =>
  request.method === 'GET' && addressOf(request)?.pathname === path;

/** Sends the newest codes for an e-mail address, of a password reset and of its verification, since the demo sends no mail. */
export function sendMailbox(
  request: IncomingMessage,
  response: ServerResponse,
  state: Pick<AgentProjectState, 'listOobCodes'>,
): void {
  const email = addressOf(request)?.searchParams.get('email')?.toLowerCase();
  const mails = [...state.listOobCodes()].filter((mail) => mail.email === email);
  const newest = (type: string) => mails.findLast(({ requestType }) => requestType === type)?.oobCode;
  response
    .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify({ resetCode: newest('PASSWORD_RESET'), verificationCode: newest('VERIFY_EMAIL') }));
}
