import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { pipeline } from 'node:stream/promises';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Serves the built stories to this machine alone, on a free port; the address ends without a slash. */
export async function serveStories(folder: string): Promise<{ address: string; close: () => void }> {
  const server = createServer((request, response) => void answer(folder, request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The story server has no port.');
  return { address: `http://127.0.0.1:${bound.port}`, close: () => server.close().closeAllConnections() };
}

async function answer(folder: string, { url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = decodeURIComponent(new URL(url, 'http://stories').pathname);
  const file = join(folder, normalize(path.endsWith('/') ? `${path}index.html` : path));
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' });
  // A page that goes away in the middle of a file is no fault of the server's.
  await pipeline(createReadStream(file), response).catch(() => undefined);
}
