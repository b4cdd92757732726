import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  contentSecurityPolicy,
  type ExternalOrigins,
  type InlineHashes,
} from '@dealerkit/domain/site/contentSecurityPolicy';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { surrogateHeaders } from '../edge/surrogate.ts';
import { pageHeaders } from '../http/headers.ts';
import { HttpError } from '../http/HttpError.ts';
import { hasJustChanged } from '../http/ownChanges.ts';
import type { ReadLimit } from '../http/readLimit.ts';
import { sendCached } from '../http/responseCache.ts';
import { StartupError } from '../startup.ts';
import { StoreUnavailableError } from '../store/engines/StoreUnavailableError.ts';
import type { Catalogue } from '../store/Store.ts';
import { createEarlierBuilds } from './earlierBuilds.ts';
import { listFiles, rejectLink, takeHashes } from './files.ts';
import { createPublicOrigin, type PublicAddress } from './publicOrigin.ts';
import { createRenderedPages, MissingPageError, type PageStore, type PageVisit } from './renderedPages.ts';
import { loadRenderer } from './renderer.ts';
import { partPageAt, routesOf } from './routes.ts';
import { securityPath, securityText } from './securityText.ts';
import { createSitemap, robots } from './sitemap.ts';
import { takePages } from './sitePages.ts';
import { visitorLanguages } from './visitorLanguages.ts';

export interface SiteOptions extends ExternalOrigins, PublicAddress {
  /** The folder of the built storefront. */
  folder: string;
  /** The folder in which the files of the last builds are kept; without it only those of this build are served. */
  buildsFolder?: string | undefined;
  /** The parts of this origin's API; without them the page of every part is found, and shows none. */
  parts?: PageStore | undefined;
  /** The URI to which a vulnerability is reported. */
  securityContact?: string | undefined;
  /** Limits the time in which pages are rendered for a client; no limit without it. */
  readLimit?: ReadLimit | undefined;
}

/** Milliseconds that a page waits for its public data, unless it is that of a part. */
const partsTimeout = 1_000;

const robotsFile = '/robots.txt';

/** Serves the built storefront on every path outside the API. @throws StartupError when it is not built */
export async function site(
  app: FastifyInstance,
  { folder, buildsFolder, parts, securityContact, readLimit, ...options }: SiteOptions,
): Promise<void> {
  const { root, files } = listFiles(folder);
  const findEarlier =
    buildsFolder === undefined ? undefined : await createEarlierBuilds(app, buildsFolder, root, files);
  for (const file of files) for (const suffix of ['.br', '.gz']) files.delete(`${file}${suffix}`);
  const hashes = takeHashes(root, files);
  const sitePages = takePages(root, files);
  const pages = new Map([...files].filter((file) => file.endsWith('.html')).map((page) => [page, policyOf(page)]));
  const fallback = fallbackOf(pages);
  const isPage = routesOf(sitePages, fallback === '/index.html');

  const renderer = parts && (await tryLoadRenderer());
  const renderedPage = parts && renderer && createRenderedPages(renderer, parts);
  const sitemap = parts && createSitemap(parts, sitePages?.listed);
  const rules = files.has(robotsFile) ? readFileSync(join(root, robotsFile), 'utf8') : undefined;
  const originOf = createPublicOrigin(options);
  const missingPage = pages.has('/404.html') ? '/404.html' : fallback;

  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    onFile: rejectLink,
  });
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_, body, done) => {
      body.resume();
      done(null);
    });
    scope.setNotFoundHandler(handle);
  });

  async function tryLoadRenderer() {
    try {
      return await loadRenderer(folder);
    } catch (error) {
      app.log.error(
        error,
        'Pages are served without parts: their renderer cannot be loaded. Build the storefront again.',
      );
      return undefined;
    }
  }

  function policyOf(page: string, inline?: Partial<InlineHashes>) {
    return contentSecurityPolicy({ scripts: [], styles: [], ...hashes[page.slice(1)], ...inline }, options);
  }

  /** Answers what only this server has for crawlers and researchers; resolves to whether the path is one of these. */
  async function sendOwnFile(path: string, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const origin = originOf(request);
    const sendText = (text: string) => reply.type('text/plain; charset=utf-8').send(text);
    if (path === securityPath && securityContact !== undefined) await sendText(securityText(securityContact, origin));
    else if (path === robotsFile && rules !== undefined && parts) await sendText(robots(rules, origin));
    else {
      const response = origin === undefined ? undefined : await sitemap?.(path, origin);
      if (response === undefined) return false;
      await sendCached(request, reply, response);
    }
    return true;
  }

  /** Runs a read of the database, whose time is counted for its client. @throws HttpError 429 above the limit */
  const limited = async <Result>(request: FastifyRequest, reply: FastifyReply, read: () => Promise<Result>) =>
    readLimit ? readLimit.run(request, await readLimit.begin(request, reply), read) : read();

  /** Reads something about the part of a page; null if there is none, undefined for other pages, and `unread` while the database is unavailable and above the limit. */
  async function readOfPart<Value>(
    request: FastifyRequest,
    reply: FastifyReply,
    readValue: (catalogue: Catalogue, id: string) => Promise<Value | undefined>,
  ): Promise<Value | null | undefined | 'unread'> {
    const page = partPageAt(pathOf(request.url));
    if (page === undefined || parts === undefined) return undefined;
    try {
      const version = await parts.catalogueVersion({ latest: hasJustChanged(request) });
      const read = () => parts.readCatalogue(version, (catalogue) => readValue(catalogue, page.id));
      return (await limited(request, reply, read)) ?? null;
    } catch (error) {
      // The page explains a database that is unavailable.
      if (!(error instanceof HttpError || error instanceof StoreUnavailableError))
        request.log.error(error, 'The part of a page cannot be read.');
      reply.removeHeader('retry-after');
      return 'unread';
    }
  }

  async function handle(request: FastifyRequest, reply: FastifyReply) {
    reply.headers(pageHeaders);
    const path = pathOf(request.url);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return reply.code(405).header('allow', 'GET, HEAD').send({ message: 'Pages can only be read.', issues: [] });
    }
    if (await sendOwnFile(path, request, reply)) return reply;
    if (isAsset(path)) return sendAsset(path, reply);
    if (findEarlier?.(path) !== undefined) return sendAsset(path, reply, findEarlier(path));
    if (isPage(path)) return sendRendered(pageOf(path), request, reply);
    if (/\.\w+$/.test(path)) return reply.code(404).type('text/plain; charset=utf-8').send('There is no such file.\n');
    return sendPage(missingPage, reply.code(404));
  }

  function visitOf(page: string, request: FastifyRequest): PageVisit {
    const { search } = new URL(request.url, 'http://localhost');
    return {
      path: pathOf(request.url),
      search,
      languages: visitorLanguages(request.headers),
      origin: originOf(request),
      latest: hasJustChanged(request),
      policyOf: (styleHash) => policyOf(page, { styles: [styleHash] }),
    };
  }

  const isAsset = (path: string) => files.has(path) && !pages.has(path);

  function pageOf(path: string) {
    const own = [partPageAt(path)?.file, join(path, 'index.html'), `${path}.html`];
    return own.find((page) => page !== undefined && pages.has(page)) ?? fallback;
  }

  function sendAsset(path: string, reply: FastifyReply, build = root) {
    reply.header('cache-control', cacheControlOf(path));
    return reply.sendFile(path, build);
  }

  /** Sends the page with its public data, or the page of the build. */
  async function sendRendered(page: string, request: FastifyRequest, reply: FastifyReply) {
    try {
      const runMiss: PageVisit['runMiss'] = (render) => limited(request, reply, render);
      const visit = visitOf(page, request);
      const rendering = renderedPage?.({ ...visit, runMiss });
      // Only the read of a part says whether its page exists, also in an overloaded shop.
      const waitsForPart = partPageAt(visit.path) !== undefined;
      const response = await (waitsForPart ? rendering : Promise.race([rendering, rejectAfter(partsTimeout)]));
      if (response === undefined) return await sendUnrendered(page, request, reply);
      reply.header('cache-control', 'no-cache');
      return await sendCached(request, reply, response);
    } catch (error) {
      if (error instanceof MissingPageError) return sendMissing(page, request, reply);
      // The page of the build makes the calls itself, and explains a database that is unavailable.
      reply.removeHeader('retry-after');
      if (!(error instanceof HttpError)) request.log.warn(error, 'A page is served without parts.');
      return sendPage(page, reply, { isEdgeCached: false });
    }
  }

  /** Sends the page of the build, which an edge may keep unless its part could not be read. */
  async function sendUnrendered(page: string, request: FastifyRequest, reply: FastifyReply) {
    const part = await readOfPart(request, reply, (catalogue, id) => catalogue.getPart(id));
    return part === null
      ? sendMissing(page, request, reply)
      : sendPage(page, reply, { isEdgeCached: part !== 'unread' });
  }

  /** Sends the page of a part that does not exist: with 410 if it was deleted, so that search engines forget it. */
  async function sendMissing(page: string, request: FastifyRequest, reply: FastifyReply) {
    const isDeleted = await readOfPart(
      request,
      reply,
      async (catalogue, id) => (await catalogue.getDeletedName(id)) !== undefined,
    );
    return sendPage(page, reply.code(isDeleted === true ? 410 : 404));
  }

  function sendPage(page: string, reply: FastifyReply, { isEdgeCached = true } = {}) {
    reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': pages.get(page) });
    const found = reply.statusCode < 400;
    if (found && isEdgeCached) reply.headers(surrogateHeaders('pages'));
    // With a validator on a missing page, a conditional request would get a 404 without a body, and the browser would show a blank page.
    return reply.sendFile(page, { etag: found, lastModified: found });
  }
}

/** The page of every address without a page of its own: our build writes it beside the home page, that of Vite has only one page. */
function fallbackOf(pages: ReadonlyMap<string, string>): string {
  const page = ['/app.html', '/index.html'].find((name) => pages.has(name));
  if (page === undefined) throw new StartupError('The storefront is not built: run "npm run build" first.');
  return page;
}

function cacheControlOf(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  // An old service worker would serve an old offline page.
  return path === '/sw.js' ? 'no-cache' : 'public, max-age=86400, stale-while-revalidate=604800';
}

async function rejectAfter(milliseconds: number): Promise<never> {
  const signal = AbortSignal.timeout(milliseconds);
  await once(signal, 'abort');
  throw signal.reason;
}

/** The decoded path without a trailing slash; the router has already rejected malformed ones. */
const pathOf = (url: string): string => decodeURIComponent(url.replace(/[?#].*$/s, '').replace(/(?<=.)\/+$/, ''));
