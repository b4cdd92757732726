import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listenLocally } from '../listenLocally.ts';
import { isMailbox, sendMailbox } from '../../src/identity/emulator/mailbox.ts';

const codes = [
  { email: 'a@buyer.com', requestType: 'PASSWORD_RESET', oobCode: 'older' },
  { email: 'b@buyer.com', requestType: 'PASSWORD_RESET', oobCode: 'other user' },
  { email: 'a@buyer.com', requestType: 'PASSWORD_RESET', oobCode: 'newest' },
  { email: 'a@buyer.com', requestType: 'VERIFY_EMAIL', oobCode: 'verification' },
];

let server: Server;
let address: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (isMailbox(request)) sendMailbox(request, response, { listOobCodes: () => codes });
    else response.writeHead(418).end();
  });
  address = `http://127.0.0.1:${await listenLocally(server)}`;
});
afterAll(() => void server.close());

const mailOf = async (email: string): Promise<unknown> =>
  (await fetch(`${address}/emulator/mailbox?email=${encodeURIComponent(email)}`)).json();

it('returns the newest codes of an e-mail address', async () => {
  expect(await mailOf('a@buyer.com')).toEqual({ resetCode: 'newest', verificationCode: 'verification' });
  expect(await mailOf('A@Buyer.com')).toEqual({ resetCode: 'newest', verificationCode: 'verification' });
  expect(await mailOf('b@buyer.com')).toEqual({ resetCode: 'other user' });
});

it('is empty for other e-mail addresses', async () => {
  expect(await mailOf('unknown@buyer.com')).toEqual({});
  expect(await (await fetch(`${address}/emulator/mailbox`)).json()).toEqual({});
});

it('is read-only', async () => {
  const { status } = await fetch(`${address}/emulator/mailbox?email=a@buyer.com`, { method: 'DELETE' });
  expect(status).toBe(418);
});
