import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brands } from '@dealerkit/ui/brands';
import { en } from '@dealerkit/ui/texts/en';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Assets, PageFiles } from './assets.js';
import { settings } from '../content/settings.js';
import { Document } from './Document.js';
import type { DocumentProps } from './Document.js';
import { headOfPart } from './head.js';
import type { PageHead } from './head.js';

const assets: Assets = {
  pages: {},
  languages: { en: { locale: 'en-BD', files: [] }, bn: { locale: 'bn-BD', files: ['/bn.js', '/anek.woff2'] } },
  fonts: ['/sans.woff2'],
  inlineScripts: { first: 'first()', start: 'start()' },
};
const files: PageFiles = { scripts: ['/index.js', '/page.js'], styleSheets: ['/index.css', '/page.css'], styles: [] };
const general: PageHead = {
  title: 'Surma',
  description: 'Shop',
  site: 'Surma',
  type: 'website',
};
const url = 'https://parts.example/purchase/65f0a1b2c3d4e5f6a7b8c9d0';
const kit = {
  _id: '65f0a1b2c3d4e5f6a7b8c9d0',
  product_name: 'Clutch Kit "430" </script>',
  description: 'Balanced & matched.\nOEM: 1823-45 A, 99',
  price: 41_500,
  image: '/photos/kit.jpg',
  minimum_order_quantity: 2,
  available_quantity: 1,
};

const render = (props: Partial<DocumentProps> = {}) =>
  renderToStaticMarkup(
    <Document
      language={{ code: 'en', locale: 'en-BD' }}
      head={general}
      loadError={{ advice: 'Not loaded', tryAgain: 'Try again' }}
      files={files}
      styles="a > b{}"
      assets={assets}
      markup="<main>Page</main>"
      hydratedAt="/parts"
      {...props}
    />,
  );

it('has the page, its files, and scripts and styles as they are in the policy', () => {
  const html = render();
  expect(html).toContain(
    '<div id="root" data-scripts="/index.js /page.js" data-style-sheets="/index.css /page.css" data-page="/parts"><main>Page</main></div>',
  );
  for (const inline of [
    '<script>first()</script>',

    '<script type="module">start()</script>',
    '<style>a > b{}</style>',
  ])
    expect(html).toContain(inline);
  expect(html).not.toContain('id="responses"');
});

it('loads the texts and the font of its language', () => {
  const html = render({ language: { code: 'bn', locale: 'bn-BD' } });
  expect(html).toContain('lang="bn-BD" data-language="bn"');
  expect(html).toContain('data-scripts="/index.js /page.js /bn.js"');
  expect(html).toMatch(/rel="preload" as="font" type="font\/woff2" href="\/anek.woff2"/);
});

it('describes a part to search engines and previews', () => {
  const html = render({ head: headOfPart(kit, general, url, en) });
  expect(html).toContain('<title>Clutch Kit &quot;430&quot; &lt;/script&gt; – Surma</title>');
  expect(html).toContain('<meta name="description" content="Balanced &amp; matched."/>');
  expect(html).toContain(`<link rel="canonical" href="${url}"/>`);
  expect(html).toContain('<meta property="og:image" content="https://parts.example/photos/kit.jpg"/>');
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  const [product] = JSON.parse(data) as object[];
  expect(product).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: kit.product_name,
    description: 'Balanced & matched.',
    image: 'https://parts.example/photos/kit.jpg',
    url,
    sku: kit._id,
    mpn: '1823-45 A',
    offers: {
      '@type': 'Offer',
      url,
      price: 41_500,
      priceCurrency: 'BDT',
      availability: 'https://schema.org/OutOfStock',
    },
  });
});

it.each([
  ['Brakes & drums', 'Brakes & drums', '/parts?category=Brakes+%26+drums'],
  [undefined, 'All Parts', '/parts'],
])('names the pages above a part of the category %s to search engines', (category, name, path) => {
  const part = category === undefined ? kit : { ...kit, description: `Balanced.\nCategory: ${category}` };
  const html = render({ head: headOfPart(part, general, url, en) });
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  const [, breadcrumbs] = JSON.parse(data) as object[];
  expect(breadcrumbs).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://parts.example/' },
      { '@type': 'ListItem', position: 2, name, item: `https://parts.example${path}` },
      { '@type': 'ListItem', position: 3, name: kit.product_name, item: url },
    ],
  });
});

it('describes a part without a text by what is listed of it', () => {
  const part = { ...kit, description: 'OEM: 1823-45 A\nFits: Tata 1613; Hino 500\nBrand: Valeo\nCategory: Clutch' };
  const { description, structuredData } = headOfPart(part, general, url, en);
  expect(description).toBe('Valeo · 1823-45 A · Tata 1613 · Hino 500');
  expect(structuredData?.[0]).toMatchObject({ description });
  expect(headOfPart({ ...kit, description: undefined }, general, url, en).description).toBe('Shop');
});

it('has the head of the shop for a part without a name', () => {
  expect(headOfPart({ ...kit, product_name: ' ' }, general, url, en)).toBe(general);
  expect(render()).not.toMatch(/canonical|og:/);
});

it('has responses that cannot end their script', () => {
  const fallback = { key: [kit] };
  const html = render({ fallback });
  const [, json = ''] = /<script type="application\/json" id="responses">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual(fallback);
});

it('has a manifest in the colours of the brand', () => {
  const manifest: unknown = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../public/site.webmanifest'), 'utf8'),
  );
  const { light } = brands[settings.brand];
  expect(manifest).toMatchObject({ theme_color: light.brand, background_color: light.background });
});
