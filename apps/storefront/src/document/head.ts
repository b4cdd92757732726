import { readDescription } from '@dealerkit/domain/partFacts';
import { isOutOfStock, partPrice } from '@dealerkit/domain/partRules';
import type { Part } from '@dealerkit/domain/entities';
import { pagesAbovePart } from '@dealerkit/ui/blocks/PartBreadcrumbs';
import { partName } from '@dealerkit/ui/partName';
import type { SharedTexts } from '@dealerkit/ui/texts/en/shared';
import { settings } from '../content/settings.js';
import { formatTitle } from '../routing/useDocumentTitle.js';

/** What search engines and previews show of a page. */
export interface PageHead {
  title: string;
  description: string;
  /** The name of the shop. */
  site: string;
  /** The kind of the page in Open Graph. */
  type: 'website' | 'product';
  /** The absolute address of a page that previews show. */
  url?: string | undefined;
  /** The absolute address of a picture. */
  image?: string | undefined;
  /** The data of schema.org. */
  structuredData?: readonly object[] | undefined;
}

/** The length of a description in search results and previews. */
const maxDescription = 200;

/** What search engines read about a part: schema.org's Product, with an offer if it has a price. */
const productOf = (part: Part, url: string, image: string | undefined): object => {
  const { text, oem } = readDescription(part.description);
  const price = partPrice(part);
  const availability = `https://schema.org/${isOutOfStock(part) ? 'OutOfStock' : 'InStock'}`;
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
      typeof price === 'number'
        ? { '@type': 'Offer', url, price, priceCurrency: settings.currency, availability }
        : undefined,
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

/** The head of the page of a part; that of any page for a part without a name. */
export const headOfPart = (part: Part, general: PageHead, url: string, texts: SharedTexts): PageHead => {
  const name = part.product_name?.trim();
  if (!name) return general;
  const description = readDescription(part.description).text.replace(/\s+/g, ' ').trim().slice(0, maxDescription);
  const image = part.image ? URL.parse(part.image, url)?.href : undefined;
  return {
    ...general,
    title: formatTitle(name, general.site),
    description: description || general.description,
    type: 'product',
    image,
    url,
    structuredData: [productOf(part, url, image), breadcrumbsOf(part, url, texts)],
  };
};
