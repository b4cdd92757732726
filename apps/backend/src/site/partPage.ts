import type { Part } from '@dealerkit/domain/entities';
import { readDescription } from '@dealerkit/domain/partFacts';
import { isOutOfStock, partPrice } from '@dealerkit/domain/partRules';
import { partKey, surrogateHeaders } from '../edge/surrogate.ts';
import { createResponseCache } from '../http/responseCache.ts';
import type { Catalogue, Store } from '../store/Store.ts';
import type { Renderer } from './renderer.ts';

/** The length of a description in search results and previews. */
const maxDescription = 200;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
}

/** A "<" in the data could end the script element. */
function toScript(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;
}

function absoluteUrl(url: string | undefined, origin: string): string | undefined {
  return url ? URL.parse(url, origin)?.href : undefined;
}

/** What search engines read about a part: schema.org's Product, with an offer if it has a price. */
function productOf(part: Part, url: string, image: string | undefined, currency: string | undefined): object {
  const { text, oem } = readDescription(part.description);
  const price = partPrice(part);
  const availability = isOutOfStock(part) ? 'OutOfStock' : 'InStock';
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: part.product_name,
    description: text || undefined,
    image,
    url,
    sku: part._id,
    mpn: oem[0],
    offers:
      typeof price === 'number' && currency
        ? { '@type': 'Offer', url, price, priceCurrency: currency, availability: `https://schema.org/${availability}` }
        : undefined,
  };
}

/** Adds title, description, Open Graph and structured data of a part to the page that loads it, and preloads the call. */
function withPart(html: string, part: Part, origin: string): string {
  const name = part.product_name?.trim();
  if (!name) return html;
  const shop = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
  const currency = /data-currency="(\w+)"/.exec(html)?.[1];
  const url = `${origin}/purchase/${part._id}`;
  const image = absoluteUrl(part.image, origin);
  const description = readDescription(part.description).text.replace(/\s+/g, ' ').trim().slice(0, maxDescription);
  const title = `${escapeHtml(name)} – ${shop}`;
  const properties = { type: 'product', site_name: shop, title: escapeHtml(name), url: escapeHtml(url) };
  const head = [
    description && `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="preload" as="fetch" href="/api/purchase/${encodeURIComponent(part._id)}" crossorigin>`,
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...Object.entries(properties).map(([property, content]) => `<meta property="og:${property}" content="${content}">`),
    description && `<meta property="og:description" content="${escapeHtml(description)}">`,
    image && `<meta property="og:image" content="${escapeHtml(image)}">`,
    toScript(productOf(part, url, image, currency)),
  ];
  return html
    .replace(description ? /<meta\s+name="description"[^>]*>/ : /^$/, '')
    .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
    .replace('</head>', () => `${head.filter(Boolean).join('\n    ')}\n  </head>`);
}

/**
 * Returns a function that resolves to the page of a part, which is rendered once for each version of the catalogue. Without a
 * renderer the browser renders the part.
 */
export function createPartPage(
  renderer: Renderer | undefined,
  template: string,
  store: Pick<Store, 'catalogueVersion' | 'readCatalogue'>,
) {
  const cached = createResponseCache(store);

  return (part: Part, origin: string | undefined, options: { latest: boolean }) => {
    async function render(catalogue: Catalogue) {
      // The given part may be older than the version of the cache.
      const current = (await catalogue.getPart(part._id)) ?? part;
      const page = renderer ? await renderer.renderPart(template, current) : template;
      const text = origin === undefined ? page : withPart(page, current, origin);
      return { text, type: 'text/html', headers: surrogateHeaders(partKey(part._id)) };
    }
    return cached(`${origin} ${part._id}`, render, options);
  };
}
