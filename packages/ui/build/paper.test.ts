import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What each media query of a minified sheet holds. */
const inMedia = (css: string) =>
  css
    .split('@media')
    .slice(1)
    .map((part) => ({ query: part.slice(0, part.indexOf('{')).trim(), rules: part.slice(part.indexOf('{')) }));

const brands = ['dist/theme.css', ...globSync('dist/brands/*.css')].map((file) => readFileSync(file, 'utf8'));

it('prints every brand in its light colours, in whatever mode the page is', () => {
  expect(brands).toHaveLength(3);
  for (const css of brands) {
    const dark = inMedia(css).filter(({ rules }) => rules.includes('color-scheme:dark'));
    expect(dark).toHaveLength(2);
    expect(dark.filter(({ query }) => !query.startsWith('screen'))).toEqual([]);
    expect(css.split('@media')[0]).not.toContain('color-scheme:dark');
  }
});

it('writes what stands on the brand in ink on paper, since most printers leave the brand out', () => {
  for (const css of brands) {
    const ink = /--dealer-color-text: ?(#\w+)/.exec(css)?.[1];
    const paper = inMedia(css).find(({ query, rules }) => query === 'print' && rules.includes('--dealer-color-brand'));
    expect(/--dealer-color-brand-text: ?(#\w+)/.exec(paper?.rules ?? '')?.[1]).toBe(ink);
  }
});
