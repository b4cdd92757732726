import { expect, it } from 'vitest';
import { brands } from '../packages/ui/src/theme/brands.ts';
import { fileOf, picturesOf } from './pictureList.ts';
import type { StoryIndex } from './pictureList.ts';

type Entries = StoryIndex['entries'];

const entriesOf = (titlesById: Record<string, string>): Entries =>
  Object.fromEntries(Object.entries(titlesById).map(([id, title]) => [id, { id, title, type: 'story' }]));

/** An index that has whatever story the list asks for by name. */
const willing = (entries: Entries = {}): StoryIndex => ({
  entries: new Proxy(entries, { get: (known, id) => known[String(id)] ?? { id, title: 'Blocks/Any', type: 'story' } }),
});

const named = picturesOf(willing());

it('has each screen on a phone and on a desk in both modes, and on a tablet', () => {
  const home = { 'screens-homescreen--default': 'Screens/HomeScreen', 'blocks-hero--default': 'Blocks/Hero' };
  const added = picturesOf(willing(entriesOf(home))).slice(0, -named.length);
  expect(added.map(fileOf)).toEqual([
    'screens-homescreen--default.surma-en-light-360.png',
    'screens-homescreen--default.surma-en-light-768.png',
    'screens-homescreen--default.surma-en-light-1280.png',
    'screens-homescreen--default.surma-en-dark-360.png',
    'screens-homescreen--default.surma-en-dark-1280.png',
  ]);
});

it('has a picture of every brand and of both languages', () => {
  expect(new Set(named.map(({ globals }) => globals.brand))).toEqual(new Set(Object.keys(brands)));
  expect(new Set(named.map(({ globals }) => globals.language))).toEqual(new Set(['en', 'bn']));
});

it('has a file of its own for each picture', () => {
  const files = named.map(fileOf);
  expect(new Set(files).size).toBe(files.length);
});

it('says which story is gone that a picture is wanted of', () => {
  expect(() => picturesOf({ entries: {} })).toThrow(/^A picture is wanted of the story \S+, which is gone/);
});
