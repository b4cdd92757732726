import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listenLocally } from '../listenLocally.ts';
import { isMailbox, sendMail } from './mailbox.ts';

const codes = [
  { email: 'a@buyer.com', requestType: 'PASSWORD_RESET', oobCode: 'older' },
  { email: 'b@buyer.com', requestType: 'PASSWORD_RESET', oobCode: 'of another' },
  { email: 'a@buyer.com', requestType: 'PASSWORD_RESET', oobCode: 'newest' },
  { email: 'a@buyer.com', requestType: 'VERIFY_EMAIL', oobCode: 'for something else' },
];

let server: Server;
let address: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (isMailbox(request)) sendMail(request, response, { listOobCodes: () => codes });
    else response.writeHead(418).end();
  });
  address = `http://127.0.0.1:${await listenLocally(server)}`;
});
afterAll(() => void server.close());

const mailOf = async (email: string): Promise<unknown> =>
  (await fetch(`${address}/emulator/mailbox?email=${encodeURIComponent(email)}`)).json();

it('holds the newest link to reset a password of the one who is asked about', async () => {
  expect(await mailOf('a@buyer.com')).toEqual({ resetCode: 'newest' });
  expect(await mailOf('A@Buyer.com')).toEqual({ resetCode: 'newest' });
  expect(await mailOf('b@buyer.com')).toEqual({ resetCode: 'of another' });
});

it('is empty for whoever was sent nothing', async () => {
  expect(await mailOf('nobody@buyer.com')).toEqual({});
  expect(await (await fetch(`${address}/emulator/mailbox`)).json()).toEqual({});
});

it('is for reading only', async () => {
  const { status } = await fetch(`${address}/emulator/mailbox?email=a@buyer.com`, { method: 'DELETE' });
  expect(status).toBe(418);
});
