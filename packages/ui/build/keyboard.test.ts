import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listComponents } from './components.js';
import { deedsIn } from './storyDeeds.js';
import type { Deed } from './storyDeeds.js';
import { nameOf, nodesIn, parse, partOf } from './syntax.js';
import type { Node } from './syntax.js';

/** Whoever has no mouse works every component: asked of the stories, read from what is drawn. */

const sources = join(import.meta.dirname, '../src');

const scriptsIn = (folder: string, wanted: (file: string) => boolean) =>
  readdirSync(join(sources, folder))
    .filter((file) => file.endsWith('.tsx') && wanted(file))
    .map((file) => parse(readFileSync(join(sources, folder, file), 'utf8')));

const components = listComponents(sources).map(({ name, module }) => {
  const folder = module.slice(0, -name.length - 1);
  return {
    name,
    folder,
    drawn: scriptsIn(folder, (file) => !/\.(stories|test)\.tsx$/.test(file)).flatMap(nodesIn),
    plays: scriptsIn(folder, (file) => file.endsWith('.stories.tsx')).flatMap(deedsIn),
  };
});

type Drawn = (typeof components)[number];

const tagsIn = ({ drawn }: Drawn) =>
  drawn.filter(({ type }) => type === 'JSXOpeningElement').map((tag) => nameOf(partOf(tag, 'name')));

const hasAttribute = ({ drawn }: Drawn, name: string, value?: number) =>
  drawn.some(
    (node) =>
      node.type === 'JSXAttribute' &&
      nameOf(partOf(node, 'name')) === name &&
      (value === undefined || partOf(partOf(node, 'value'), 'expression')?.['value'] === value),
  );

/** Those that do it themselves, and those that draw one of them. */
const spread = (itself: (component: Drawn) => boolean): Drawn[] => {
  const found = new Set(components.filter(itself));
  for (let before = -1; before < found.size;) {
    before = found.size;
    const names = [...found].map(({ name }) => name);
    for (const component of components) if (tagsIn(component).some((tag) => names.includes(tag))) found.add(component);
  }
  return [...found];
};

/** `Link` is the link of the router, which the provider brings. */
const native = ['a', 'button', 'input', 'select', 'textarea', 'summary', 'Link', 'RouterLink'];

const takesInput = spread(
  (component) => tagsIn(component).some((tag) => native.includes(tag)) || hasAttribute(component, 'tabIndex', 0),
);

const isOfDialogs = ({ type, source }: Node) =>
  type === 'ImportDeclaration' && /^radix-ui\b.*dialog/.test(nameOf(source as Node));

const opens = [
  ...spread(({ drawn }) => drawn.some(isOfDialogs)),
  ...components.filter((component) => hasAttribute(component, 'aria-expanded')),
];

const follows = (deeds: readonly Deed[], ...wanted: readonly (readonly Deed[])[]): boolean => {
  const [first, ...others] = wanted;
  if (first === undefined) return true;
  const place = deeds.findIndex((deed) => first.includes(deed));
  return place >= 0 && follows(deeds.slice(place + 1), ...others);
};

const keys: readonly Deed[] = ['key', 'escape'];

/** Reached by Tab, worked by keys, and seen to have done something. */
const isByKeyboard = (deeds: readonly Deed[]) =>
  !deeds.includes('notByKey') && follows(deeds, ['tab'], keys, ['expect', 'focusBack']);

/** Opened by keys, closed by Escape, and the focus is back where it was. */
const isClosed = (deeds: readonly Deed[]) => isByKeyboard(deeds) && follows(deeds, keys, ['escape'], ['focusBack']);

const deedsOfPlay = (play: string) => deedsIn(parse(`export const Default = { play: async () => { ${play} } };`));

describe('the reading of a play', () => {
  it.each([
    ['await tabTo(a); await press("{Enter}"); await expect(b).toBe(1);', true],
    ['await walkTo(a); await expect(await follow()).toBe("/");', true],
    ['await tabTo(a); await press("x"); await userEvent.click(b); await expect(b).toBe(1);', false],
    ['await tabTo(a); a.focus(); await press("x"); await expect(b).toBe(1);', false],
    ['await tabTo(a); await expect(a).toHaveFocus();', false],
    ['await tabTo(a); await expect(a).toBe(1); await press("x");', false],
    ['await press("x"); await expect(b).toBe(1);', false],
    ['await userEvent.tab(); await press("x"); await expect(b).toBe(1);', false],
  ])('takes only keys for keys: %s', (play, isProof) => {
    expect(deedsOfPlay(play).some(isByKeyboard)).toBe(isProof);
  });

  it('sees through what a script has named itself', () => {
    const script = `
      const close = async () => { await press('{Escape}'); await expectFocusBack(opener); };
      const open = async () => { await tabTo(opener); await press('{Enter}'); };
      export const Closed = { play: async () => { await open(); await close(); } };
      export const Clicked = { play: async () => { await open(); click(); await close(); } };
      const click = () => userEvent.click(opener);`;
    expect(deedsIn(parse(script)).map(isClosed)).toEqual([true, false]);
  });
});

describe('whoever has no mouse', () => {
  it('is known to meet input in most components', () => {
    expect(takesInput.length).toBeGreaterThan(40);
    expect(opens.map(({ name }) => name)).toEqual(expect.arrayContaining(['Dialog', 'DeleteModal', 'Navbar']));
  });

  it('reaches and works each of them, in a story that has no other hand', () => {
    const unproven = takesInput.filter(({ plays }) => !plays.some(isByKeyboard));
    expect(unproven.map(({ folder }) => folder)).toEqual([]);
  });

  it('closes with Escape whatever opens, and is back where it was', () => {
    const unproven = opens.filter(({ plays }) => !plays.some(isClosed));
    expect(unproven.map(({ folder }) => folder)).toEqual([]);
  });
});
