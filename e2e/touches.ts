import { setTimeout } from 'node:timers/promises';
import { expect } from 'playwright/test';
import { shopper } from './accounts.ts';

/** What a visitor does in a browser, and a test reads in its page. Nothing is done twice. */
export interface Visitor {
  /** Opens an address, and returns as soon as the page is painted. */
  open: (address: string) => Promise<unknown>;
  press: (xpath: string) => Promise<unknown>;
  type: (xpath: string, text: string) => Promise<unknown>;
  read: (expression: string) => Promise<unknown>;
}

interface Part {
  _id: string;
  product_name: string;
}

interface Touch {
  /** What is typed, by field. */
  typed?: (part: Part) => Record<string, string>;
  pressed?: string;
  /** An expression whose value in the page tells what has happened. */
  result: string;
  expected: (part: Part) => unknown;
}

const heading = "document.querySelector('main h1')?.textContent";

const button: Touch = {
  pressed: '//header//button[.//text()="Switch to dark colours"]',
  // A second press would switch to light colours.
  result: 'document.documentElement.dataset.dealerMode',
  expected: () => 'dark',
};

const link: Touch = { pressed: '//header//a[@href="/blog"]', result: heading, expected: () => 'Blog' };

type Place = 'header' | 'main';

const text = (place: Place): Touch => ({
  typed: ({ product_name }) => ({ [`//${place}//input[@name="search"]`]: product_name }),
  result: `document.querySelector('${place} input')?.value`,
  expected: ({ product_name }) => product_name,
});

const search = (place: Place): Touch => ({
  typed: ({ product_name }) => ({ [`//${place}//input[@name="search"]`]: product_name }),
  pressed: `//${place}//button[@type="submit"][@aria-label="Search" or normalize-space()="Search"]`,
  result: "[...document.querySelectorAll('main article :is(h2, h3)')].map(({ textContent }) => textContent)",
  expected: ({ product_name }) => [product_name],
});

const signIns =
  "performance.getEntriesByType('resource').filter(({ name }) => name.includes('signInWithPassword')).length";

const signIn: Touch = {
  typed: () => ({
    '//main//input[@name="email"]': shopper.email,
    '//main//input[@name="password"]': shopper.password,
  }),
  pressed: '//main//button[@type="submit"]',
  result: `[${heading}, ${signIns}]`,
  expected: () => ['Best Truck parts in town!', 1],
};

const submits = {
  '/': search('header'),
  '/parts': search('main'),
  '/purchase/{part}': search('header'),
  '/login': signIn,
};

/**
 * What is touched on which page. Each page and each kind is tried once in the browsers that are slower than Chromium;
 * `--repeat-each 50` tries 200 touches there.
 */
export const touches = Object.entries(submits).flatMap(([path, submit], pageIndex) =>
  Object.entries({
    'press of a button': button,
    'press of a link': link,
    'typed search': text(path === '/parts' ? 'main' : 'header'),
    'sent form': submit,
  }).map(([kind, touch], index) => ({ path, kind, touch, isInEveryBrowser: index === pageIndex })),
);

/** Expects a touch of a page to happen once. It is at a random moment of loading, if the scripts take as long. */
export async function expectTouch(visitor: Visitor, path: string, touch: Touch, part: Part): Promise<void> {
  await visitor.open(path.replace('{part}', part._id));
  await setTimeout(Math.random() * 800);
  for (const [xpath, typed] of Object.entries(touch.typed?.(part) ?? {})) await visitor.type(xpath, typed);
  if (touch.pressed) await visitor.press(touch.pressed);
  const expectRead = async (expression: string, expected: unknown) =>
    expect(await visitor.read(expression)).toEqual(expected);
  await expect(() => expectRead(touch.result, touch.expected(part))).toPass();
  // A page that has kept a press repeats it when it becomes interactive, and removes its mark.
  await expect(() => expectRead('history.scrollRestoration', 'manual')).toPass();
  await expect(() => expectRead("document.querySelector('[data-pending]')", null)).toPass();
  await expectRead(touch.result, touch.expected(part));
}
