// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it, vi } from 'vitest';
import { followTranslation } from './followTranslation.js';

/** TypeScript marks the element as deprecated, which translators still use. */
const FONT: string = 'font';

/** Replaces all text nodes as a translator of a browser does. */
const translators = {
  'copies the text': (text: Text, font: HTMLElement) => {
    font.append(document.createElement(FONT));
    font.firstElementChild?.append(`<${text.data}>`);
    text.replaceWith(font);
  },
  'inserts before it removes': (text: Text, font: HTMLElement) => {
    font.append(`<${text.data}>`);
    text.before(font);
    text.remove();
  },
  'moves the text': (text: Text, font: HTMLElement) => {
    text.replaceWith(font);
    font.append(text);
  },
} as const;

const translate = async (translator: (text: Text, font: HTMLElement) => void) => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) translator(text, document.createElement(FONT));
  await Promise.resolve();
};

interface Part {
  name: string;
  stock: string | undefined;
  isNew: boolean;
}

const Page = ({ name, stock, isNew }: Part) => (
  <p>
    {isNew && <b>new</b>}
    {name}
    {stock}, price {name.length}
  </p>
);

beforeAll(followTranslation);

it.each(Object.entries(translators))('shows changed text on a page whose translator %s', async (_, translator) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(async () => root.render(<Page name="Drum" stock="few left" isNew />));
  const changes: [Part, string][] = [
    [{ name: 'Wheel', stock: 'few left', isNew: true }, 'newWheelfew left, price 5'],
    [{ name: 'Wheel', stock: undefined, isNew: false }, 'Wheel, price 5'],
    [{ name: 'Axle', stock: 'sold out', isNew: true }, 'newAxlesold out, price 4'],
  ];
  for (const [part, text] of changes) {
    await translate(translator);
    await act(async () => root.render(<Page {...part} />));
    expect(container.textContent.replaceAll(/[<>]/g, '')).toBe(text);
  }
  await translate(translator);
  await act(async () => root.unmount());
  expect(container.textContent).toBe('');
});
