import { expect, it } from 'vitest';
import { looksFor } from '../.storybook/looks.ts';
import type { Look } from '../.storybook/looks.ts';
import { brands } from '../packages/ui/src/theme/brands.ts';

const nameOf = ({ brand, language, mode, width }: Look) => `${brand} ${language} ${mode} ${width}`;

const stories = (title: string) =>
  Array.from({ length: 60 }, (_, index) => ({ id: `${title.toLowerCase()}--state-${index * 7}`, title }));

const everyLook = Object.keys(brands).flatMap((brand) =>
  ['en', 'bn'].flatMap((language) =>
    ['light', 'dark'].flatMap((mode) => [360, 1280].map((width) => `${brand} ${language} ${mode} ${width}`)),
  ),
);

it('holds each story to every look by every rule, when the whole matrix is asked for', () => {
  const looks = looksFor({ id: 'elements-button--default', title: 'Elements/Button' }, true);
  expect(looks.map(nameOf).toSorted()).toEqual(everyLook.toSorted());
  expect(looks.every(({ rules }) => rules === 'all')).toBe(true);
});

it.each(['Screens/HomeScreen', 'Blocks/Navbar', 'Elements/Button'])('meets every look somewhere among %s', (title) => {
  const met = new Set(stories(title).flatMap((story) => looksFor(story, false).map(nameOf)));
  expect([...met].toSorted()).toEqual(everyLook.toSorted());
});

it.each(['Screens/HomeScreen', 'Elements/Button'])(
  'looks at each of %s in both widths, both modes and in Bangla',
  (title) => {
    for (const story of stories(title)) {
      const looks = looksFor(story, false);
      expect(new Set(looks.map(({ width }) => width)).size).toBe(2);
      expect(new Set(looks.map(({ mode }) => mode)).size).toBe(2);
      expect(looks.filter(({ language }) => language === 'bn').length).toBeGreaterThan(0);
      expect(new Set(looks.map(nameOf)).size).toBe(looks.length);
    }
  },
);

it('takes three looks at a story that differs from its sister by a sentence, and every look at all of them together', () => {
  const sisters = stories('Screens/LoginScreen').map((story) =>
    looksFor({ ...story, variants: 'few' }, false).map(nameOf),
  );
  for (const looks of sisters) expect(looks.slice(1)).toEqual(['surma en light 360', 'surma en light 1280']);
  expect(new Set(sisters.flat()).size).toBe(everyLook.length - 2);
});

it.each(['Screens/HomeScreen', 'Elements/Button'])(
  'judges each of %s by every rule in both languages and widths',
  (title) => {
    for (const story of stories(title)) {
      const judged = looksFor(story, false).filter(({ rules }) => rules === 'all');
      expect(new Set(judged.map(({ language }) => language)).size).toBe(2);
      expect(judged.filter(({ language }) => language === 'en').map(({ width }) => width)).toEqual([360, 1280]);
    }
  },
);

it('shows a screen in every brand and language', () => {
  for (const story of stories('Screens/HomeScreen')) {
    const met = new Set(looksFor(story, false).map(({ brand, language }) => `${brand} ${language}`));
    expect(met.size).toBe(Object.keys(brands).length * 2);
  }
});

it('ends with the look in which stories are played, by every rule', () => {
  for (const whole of [true, false])
    expect(looksFor({ id: 'blocks-navbar--default', title: 'Blocks/Navbar' }, whole).at(-1)).toEqual({
      brand: 'surma',
      language: 'en',
      mode: 'light',
      width: 1280,
      rules: 'all',
    });
});

it('gives a story the same looks again', () => {
  const story = { id: 'blocks-navbar--default', title: 'Blocks/Navbar' };
  expect(looksFor(story, false)).toEqual(looksFor(story, false));
});
