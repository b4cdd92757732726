import type { Part } from '@dealerkit/domain/entities';
import { readDescription } from '@dealerkit/domain/parts/partFacts';
import { isOutOfStock, partPrice } from '@dealerkit/domain/parts/partRules';
import { partName } from '../../partName.js';
import type { SharedTexts } from '../../texts/en/shared.js';
import { pagesAbovePart } from './pagesAbovePart.js';

/** What search engines and previews show of the page of a part. */
export interface PartHead {
  /** The name of the part. */
  name: string;
  /** The beginning of its description or of what is listed of it, in one line; empty if it has neither. */
  description: string;
  /** The absolute address of its picture. */
  image: string | undefined;
  /** The data of schema.org: the product, and the pages above it. */
  structuredData: readonly object[];
}

/** The length of a description in search results and previews. */
const maxDescription = 200;

/** The text of a part, or what the dealer lists of one without a text. */
const describe = ({ description }: Part): string => {
  const { text, brand, oem, fits } = readDescription(description);
  return text.trim() || [...brand, ...oem, ...fits].join(' · ');
};

/** What search engines read about a part: schema.org's Product, with an offer if it has a price. */
const productOf = (part: Part, url: string, image: string | undefined, currency: string): object => {
  const { oem } = readDescription(part.description);
  const price = partPrice(part);
  const availability = `https://schema.org/${isOutOfStock(part) ? 'OutOfStock' : 'InStock'}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: part.product_name,
    description: describe(part) || undefined,
    image,
    url,
    sku: part._id,
    mpn: oem[0],
    offers:
      typeof price === 'number' ? { '@type': 'Offer', url, price, priceCurrency: currency, availability } : undefined,
  };
};

/** The pages above a part, as its page shows them, and the part. */
const breadcrumbsOf = (part: Part, url: string, texts: SharedTexts): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [...pagesAbovePart(part, texts), { label: partName(part, texts), href: url }].map(
    ({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: new URL(href, url).href,
    }),
  ),
});

/** Returns what search engines and previews show of a part at an absolute address, or undefined for a part without a name. */
export const partHead = (
  part: Part,
  { url, currency, texts }: { url: string; currency: string; texts: SharedTexts },
): PartHead | undefined => {
  const name = part.product_name?.trim();
  if (!name) return undefined;
  const image = part.image ? URL.parse(part.image, url)?.href : undefined;
  return {
    name,
    description: describe(part).replace(/\s+/g, ' ').trim().slice(0, maxDescription),
    image,
    structuredData: [productOf(part, url, image, currency), breadcrumbsOf(part, url, texts)],
  };
};
