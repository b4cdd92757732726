import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'samples/replace');

/** A component of a sample, or of the built package, as a site imports it. */
const load = async (file: string, name: string): Promise<ComponentType<object>> => {
  const { [name]: Component } = (await import(join(root, file))) as Record<string, ComponentType<object>>;
  if (!Component) throw new Error(`${file} does not export ${name}.`);
  return Component;
};

const part = { _id: '7', product_name: 'Clutch Kit 430 mm', description: 'Three pieces.\nWarranty: 24 months' };
const home = {
  hero: { picture: { src: '/hero.jpg', width: 16, height: 9, alt: '' }, lead: 'From the shelf.' },
  parts: { state: 'ready', data: [part] },
  reviews: { state: 'ready', data: [] },
};
const payment = {
  customer: { _id: 'c1', name: 'Karim', phones: [], balance: 0 },
  onPay: () => undefined,
  onPaid: () => undefined,
};

interface Sample {
  /** The component that the sample exports, and its props. */
  name: string;
  props?: object;
  /** The component inside, which shows what the sample replaces. */
  inside?: [module: string, name: string, props: object];
  /** What is shown only with the sample. */
  shows: string;
}

const inHome: Sample['inside'] = ['screens/HomeScreen', 'HomeScreen', home];

const samples: Record<string, Sample> = {
  block: { name: 'Home', props: home, shows: 'Ask us' },
  brand: { name: 'Shop', inside: inHome, shows: 'From the shelf.' },
  language: { name: 'Shop', inside: inHome, shows: 'ট্ৰাকৰ পাৰ্টছ' },
  page: { name: 'Workshop', shows: 'Our workshop' },
  partField: { name: 'PartWithWarranty', props: { part }, shows: '>24 months<' },
  paymentMethod: { name: 'Shop', inside: ['blocks/PaymentForm', 'PaymentForm', payment], shows: 'Rocket' },
  text: { name: 'Shop', inside: inHome, shows: 'Parts for every truck' },
};

const files = readdirSync(folder).map((file) => file.replace('.tsx', ''));

it('shows how to replace a text, a brand, a page, a block, a payment method, a language and a field', () => {
  expect(files).toEqual(Object.keys(samples));
});

it.each(files)('replaces it in at most 15 lines, and renders: %s', async (file) => {
  expect(
    readFileSync(join(folder, `${file}.tsx`), 'utf8')
      .trim()
      .split('\n').length,
  ).toBeLessThanOrEqual(15);
  const { name, props = {}, inside, shows = '' } = samples[file] ?? { name: '' };
  const child = inside && createElement(await load(`dist/${inside[0]}/${inside[1]}.js`, inside[1]), inside[2]);
  const page = renderToString(createElement(await load(`samples/replace/${file}.tsx`, name), props, child));
  expect(page).toContain(shows);
});

it('writes the stylesheet of a brand', async () => {
  const { stylesheet } = (await import(join(folder, 'brand.tsx'))) as { stylesheet: string };
  expect(stylesheet).toContain('--dealer-color-accent-surface: #0b6e4f');
});
