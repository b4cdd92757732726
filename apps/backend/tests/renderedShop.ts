import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { onTestFinished } from 'vitest';
import { site, type SiteOptions } from '../src/site/site.ts';
import { catalogueStore, unsearched } from './catalogueStore.ts';
import { temporaryPages } from './launchServer.ts';

export const part = { _id: '65f0a1b2c3d4e5f6a7b8c9d0', image: '', minimum_order_quantity: 1, available_quantity: 7 };
export const review = { _id: '65f0a1b2c3d4e5f6a7b8c9d1', reviewerEmail: 'rahim@example.com', rating: 5 };
export const emptyCatalogue = {
  ...unsearched,
  findParts: async () => ({ rows: [], total: 0 }),
  getPart: async () => undefined,
  listReviews: async () => ({ rows: [], total: 0 }),
};
export const pageOfPart = `/parts/${part._id}`;

/** Renders the responses of two calls on the home page and of one on that of a part, as JSON. */
export const renderer = `
  const callsAt = (path) => path === '/'
    ? [['findParts', { limit: 6, before: undefined }], ['findReviews', { limit: 3 }]]
    : path === '/login' ? [['findOrders', {}]]
    : path.startsWith('/parts/') ? [['getPart', { id: path.slice(7) }]] : [];
  export const createRenderer = (assets) => ({
    languageOf: (tags) => tags.map((tag) => tag.slice(0, 2)).find((tag) => tag === 'bn' || tag === 'en') ?? 'en',
    rendererAt: (path, search) => {
      const calls = search === '?search=disc' ? [] : callsAt(path);
      if (calls.length === 0) return undefined;
      return async ({ language, origin, makeCall }) => {
        const responses = await Promise.all(calls.map((call) => makeCall(...call)));
        const html = JSON.stringify({ assets, language, origin, responses });
        return { html, styleHash: "'sha256-used'" };
      };
    },
  });`;

/** A built shop with a renderer. */
export async function startShop(
  store: Partial<NonNullable<SiteOptions['parts']>> = {},
  script = renderer,
  readLimit?: SiteOptions['readLimit'],
) {
  const folder = temporaryPages();
  const server = `${folder}-server`;
  writeFileSync(join(folder, 'index.html'), '<title>Home</title>');
  mkdirSync(server);
  onTestFinished(() => rmSync(server, { recursive: true }));
  writeFileSync(join(server, 'renderer.js'), script);
  writeFileSync(join(server, 'assets.json'), '"assets"');
  const reads: unknown[] = [];
  const app = fastify();
  await site(app, {
    folder,
    publicHosts: ['parts.example'],
    readLimit,
    parts: {
      ...catalogueStore({
        getPart: async (id) => {
          reads.push(id);
          return id === part._id ? part : undefined;
        },
        ...unsearched,
        findParts: async (query) => {
          reads.push(query);
          return { rows: [part], total: 1 };
        },
        listReviews: async () => ({ rows: [review], total: 1 }),
      }),
      ...store,
    },
  });
  return {
    get: (headers = {}, url = '/') => app.inject({ url, headers: { host: 'parts.example', ...headers } }),
    reads,
  };
}
