import * as v from 'valibot';

const url = v.pipe(v.string(), v.url(), v.regex(/^https?:/));
const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const context = v.literal('https://schema.org');

/** What Google requires of a product that is for sale, and what it recommends (developers.google.com, merchant listing). */
const Product = v.strictObject({
  '@context': context,
  '@type': v.literal('Product'),
  name: text,
  image: url,
  description: v.optional(text),
  url: v.optional(url),
  sku: v.optional(text),
  mpn: v.optional(text),
  offers: v.strictObject({
    '@type': v.literal('Offer'),
    url: v.optional(url),
    price: v.pipe(v.number(), v.gtValue(0)),
    priceCurrency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
    availability: v.picklist(['InStock', 'OutOfStock'].map((name) => `https://schema.org/${name}`)),
  }),
});

/** What Google requires of breadcrumbs: at least two, counted from 1; only the last may be without an address. */
const BreadcrumbList = v.strictObject({
  '@context': context,
  '@type': v.literal('BreadcrumbList'),
  itemListElement: v.pipe(
    v.array(v.strictObject({ '@type': v.literal('ListItem'), position: v.number(), name: text, item: url })),
    v.minLength(2),
    v.everyItem(({ position }, index) => position === index + 1, 'positions count from 1'),
  ),
});

/** The data of schema.org in the page of a part. */
export const StructuredData = v.strictTuple([Product, BreadcrumbList]);
