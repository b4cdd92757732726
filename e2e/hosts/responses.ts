/** What a host answers: the status, then "hidden" or how the feature works there. */
type Expected = `${number}, ${string}`;

type Case = readonly [path: string, feature: string, contains: RegExp, dealerkit: Expected, files: Expected];

const offered = '200, offered';
const hidden = '404, hidden';

/**
 * What the dealerkit backend and a host of static files answer to a request of a crawler or of the first visit. `{part}` in a path is
 * the id of a part. Headers or body match the pattern only if the feature is offered.
 */
export const responses: Case[] = [
  ['/blog', 'prerendered public page', /<h1[^>]*>Blog</, offered, offered],
  ['/dashboard/myorders', 'page behind the login', /id="root"/, offered, offered],
  ['/', 'security headers', /content-security-policy/, offered, offered],
  ['/no-such-page', 'unknown page', /<img[^>]+not-found/, '404, offered', '404, offered'],
  [
    '/parts/{part}',
    'title, preview and JSON-LD of a part',
    /application\/ld\+json.*"@type":"Product"/,
    offered,
    '200, hidden: the title is set when the part has loaded',
  ],
  [
    '/parts/000000000000000000000000',
    'status of a part that does not exist',
    /id="root"/,
    '404, offered',
    '200, the page says that the part is no longer available',
  ],
  ['/offline', 'page without a connection', /<h1[^>]*>You are offline</, offered, offered],
  ['/sw.js', 'service worker, never cached', /cache-control"?[:,] ?"no-cache/, offered, offered],
  ['/robots.txt', 'rules for crawlers', /Disallow: \/dashboard\n/, offered, offered],
  ['/robots.txt', 'link to the sitemap', /Sitemap: http.*\/sitemap\.xml/, offered, '200, hidden'],
  ['/sitemap.xml', 'sitemap of pages and parts', /<sitemapindex.*<loc>/s, offered, hidden],
  ['/.well-known/security.txt', 'where to report a vulnerability', /Contact: mailto:/, offered, hidden],
  ['/api/docs', 'API reference', /GET \/parts/, offered, hidden],
];
