import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { rejectionReason } from '../../src/identity/emulator/requestGate.ts';

const request = (headers: Record<string, string>) =>
  ({ headers: { host: '127.0.0.1:5000', ...headers }, socket: { localPort: 5000 } }) as unknown as IncomingMessage;

test.each<[what: string, headers: Record<string, string>, direct: boolean, behindDevServer: boolean]>([
  ['its own page', { origin: 'http://127.0.0.1:5000', 'sec-fetch-site': 'same-origin' }, true, true],
  ['the dev server that keeps the Host', { host: '127.0.0.1:4173', origin: 'http://127.0.0.1:4173' }, false, true],
  ['the dev server that replaces the Host', { origin: 'http://127.0.0.1:4173' }, false, true],
  ['a page of another port', { origin: 'http://127.0.0.1:9', 'sec-fetch-site': 'same-site' }, false, false],
  ['another site', { origin: 'https://evil.example' }, false, false],
  ['another host name', { host: 'evil.example:5000' }, false, false],
])('allows %s with %o: directly %s, behind a dev server %s', (_what, headers, direct, behindDevServer) => {
  expect(rejectionReason(request(headers)) === undefined).toBe(direct);
  expect(rejectionReason(request(headers), { anyPort: true }) === undefined).toBe(behindDevServer);
});

test.each<[what: string, headers: Record<string, string>, isAllowed: boolean]>([
  ['a listed origin of this machine', { origin: 'http://localhost:5173', 'sec-fetch-site': 'cross-site' }, true],
  ['an unlisted port of this machine', { origin: 'http://localhost:5174', 'sec-fetch-site': 'cross-site' }, false],
  ['a listed origin of another machine', { origin: 'https://shop.example' }, false],
  ['its own origin, named by a page of another site', { 'sec-fetch-site': 'cross-site' }, false],
])('allows %s with %o, if origins are listed: %s', (_what, headers, isAllowed) => {
  const origins = ['http://localhost:5173', 'http://127.0.0.1:5000', 'https://shop.example'];
  expect(rejectionReason(request(headers), { origins }) === undefined).toBe(isAllowed);
});
