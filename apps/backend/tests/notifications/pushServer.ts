import { execFileSync } from 'node:child_process';
import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { decrypt } from 'http_ece';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from '../temporaryFolder.ts';

/** A request that a server of these tests got. */
export interface ReceivedRequest {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** The first of the requests. */
export function theOnly([request]: readonly ReceivedRequest[]): ReceivedRequest {
  if (!request) throw new Error('No request has come.');
  return request;
}

type Respond = (
  request: ReceivedRequest,
) => { status: number; headers?: Record<string, string>; body?: string } | undefined;

/** Creates a certificate of this machine that only these tests trust. */
function createCertificate() {
  const folder = temporaryFolder();
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', ...kind, ...names, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
}

async function listen(server: Server) {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  return (server.address() as AddressInfo).port;
}

function record(server: Server, respond: Respond): ReceivedRequest[] {
  const received: ReceivedRequest[] = [];
  server.on('request', (request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const { url = '', headers } = request;
      const got = { path: url, headers, body: Buffer.concat(pieces) };
      received.push(got);
      const answer = respond(got);
      if (answer) response.writeHead(answer.status, answer.headers).end(answer.body ?? 'a response that nobody reads');
    });
  });
  return received;
}

/** Starts an HTTPS server that answers with what `respond` says, or never if it says nothing. */
export async function startSecureServer(respond: Respond = () => ({ status: 201 })) {
  const { key, cert } = createCertificate();
  const server = createSecureServer({ key, cert });
  const received = record(server, respond);
  return { received, ca: cert, origin: `https://127.0.0.1:${await listen(server)}` };
}

/** Starts an HTTP server of this machine. */
export async function startPlainServer(respond: Respond = () => ({ status: 204 })) {
  const server = createServer();
  const received = record(server, respond);
  return { received, origin: `http://127.0.0.1:${await listen(server)}` };
}

/** A browser: its keys, and what it reads of an encrypted message. */
export function createBrowser() {
  const keys = createECDH('prime256v1');
  const p256dh = keys.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  return {
    p256dh,
    auth,
    read: (body: Buffer): unknown =>
      JSON.parse(decrypt(body, { version: 'aes128gcm', privateKey: keys, dh: p256dh, authSecret: auth }).toString()),
  };
}
