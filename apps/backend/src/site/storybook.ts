import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pageHeaders } from '../http/headers.ts';

const notBuilt = 'Storybook is not built yet. Run "npm run build-storybook", then reload this page.\n';

/** Storybook has inline scripts and shows each story in a frame. Only the demo serves it, on this machine. */
const headers = {
  ...pageHeaders,
  'x-frame-options': 'SAMEORIGIN',
  'content-security-policy':
    "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; frame-ancestors 'self'; base-uri 'none'; object-src 'none'",
};

/** Serves the built Storybook under `/storybook/`, or says how to build it. Belongs inside an application with `site`. */
export async function storybook(app: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  app.addHook('onRequest', async (_, reply) => void reply.headers(headers));
  app.get('/storybook', (_, reply) => reply.redirect('/storybook/'));
  app.get('/storybook/*', (request, reply) => {
    // Checked for each request, since it can be built while the shop runs.
    if (!existsSync(join(folder, 'index.html')))
      return reply.code(404).type('text/plain; charset=utf-8').send(notBuilt);
    const path = decodeURIComponent(request.url.replace(/^\/storybook\/|[?#].*$/g, ''));
    return reply.header('cache-control', 'no-cache').sendFile(path || 'index.html', realpathSync(folder));
  });
}
