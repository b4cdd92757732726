/** What sends the pages: the dealerkit backend, or a host of static files. */
export type FileHost = 'dealerkit' | 'files';

interface Answer {
  feature: string;
  /** With `{part}` for the id of a part. */
  path: string;
  /** What headers or body contain only if the feature is offered. */
  contains: RegExp;
  /** The status, and "hidden" or how the feature works there. @default [200, "offered"] */
  dealerkit?: [status: number, offer: string];
  files?: [status: number, offer: string];
}

/** What the hosts answer to a request of a crawler or of the first visit. */
export const answers: Answer[] = [
  { feature: 'prerendered public page', path: '/blog', contains: /<h1[^>]*>Blog</ },
  { feature: 'page behind the login', path: '/dashboard/myorders', contains: /id="root"/ },
  { feature: 'security headers', path: '/', contains: /content-security-policy/ },
  {
    feature: 'unknown page',
    path: '/no-such-page',
    contains: /<img[^>]+not-found/,
    dealerkit: [404, 'offered'],
    files: [404, 'offered'],
  },
  {
    feature: 'title, preview and JSON-LD of a part',
    path: '/purchase/{part}',
    contains: /application\/ld\+json.*"@type":"Product"/,
    files: [200, 'hidden: the title is set when the part has loaded'],
  },
  {
    feature: 'status of a part that does not exist',
    path: '/purchase/000000000000000000000000',
    contains: /id="root"/,
    dealerkit: [404, 'offered'],
    files: [200, 'the page says that the part is no longer available'],
  },
  { feature: 'page without a connection', path: '/offline', contains: /<h1[^>]*>You are offline</ },
  { feature: 'service worker, never cached', path: '/sw.js', contains: /cache-control"?[:,] ?"no-cache/ },
  { feature: 'rules for crawlers', path: '/robots.txt', contains: /Disallow: \/dashboard\n/ },
  {
    feature: 'link to the sitemap',
    path: '/robots.txt',
    contains: /Sitemap: http.*\/sitemap\.xml/,
    files: [200, 'hidden'],
  },
  { feature: 'sitemap of pages and parts', path: '/sitemap.xml', contains: /<loc>/, files: [404, 'hidden'] },
  { feature: 'API reference', path: '/api/docs', contains: /GET \/parts/, files: [404, 'hidden'] },
];

export const answerOf = (host: FileHost, answer: Answer) => answer[host] ?? ([200, 'offered'] as const);
