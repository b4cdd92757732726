import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AtRule, parse, Rule } from 'postcss';
import type { Declaration } from 'postcss';
import { describe, expect, it } from 'vitest';

const dist = join(import.meta.dirname, '../dist');
const read = (file: string) => readFileSync(join(dist, file), 'utf8');

/** A declaration with its selector and at-rules. */
interface Found {
  property: string;
  value: string;
  selector: string;
  /** The at-rules around it, as `@media print`. */
  around: string;
}

const declarationsIn = (css: string): Found[] => {
  const found: Found[] = [];
  parse(css).walkDecls((declaration: Declaration) => {
    const around: string[] = [];
    for (let node = declaration.parent?.parent; node instanceof AtRule; node = node.parent)
      around.push(`@${node.name} ${node.params}`);
    const { prop: property, value, parent } = declaration;
    found.push({ property, value, selector: parent instanceof Rule ? parent.selector : '', around: around.join(' ') });
  });
  return found;
};

const isPaint = ({ property }: Found) =>
  /^(color|background(-color|-image)?|border.*|outline(-color)?|box-shadow|text-decoration.*|fill|stroke|caret-color|accent-color|column-rule.*)$/.test(
    property,
  );

/** The words that a colour property may contain, apart from variables and numbers. System colours are for forced colours only. */
const paint =
  /^(none|inherit|initial|revert|transparent|currentcolor|solid|dashed|underline|line-through|inset|collapse|(linear|radial)-gradient|circle|at|calc|to|top|bottom|left|right|center|no-repeat|(px|r?em|deg|vh|vw|ch))$/i;

const coloursIn = (declarations: Found[]) =>
  declarations
    .filter(isPaint)
    .filter(({ value, around }) => {
      const words = value.replaceAll(/var\([^()]*(\([^()]*\))?[^()]*\)/g, '').match(/#\w+|[a-z][\w-]*/gi) ?? [];
      return words.some((word) => !paint.test(word) && !(around.includes('forced-colors') && /^[A-Z]/.test(word)));
    })
    .map(({ property, value }) => `${property}:${value}`);

/** Finds partial opacity, which lowers the measured contrast of text. */
const fadesIn = (declarations: Found[]) =>
  declarations.filter(
    ({ property, value, around }) =>
      property === 'opacity' && !around.includes('keyframes') && !/^([01]|initial|revert)$/.test(value),
  );

/** Finds motion for users who prefer reduced motion. An element may appear after a delay, without a duration. */
const motionsIn = (declarations: Found[]) =>
  declarations
    .filter(({ around }) => !/prefers-reduced-motion:\s*no-preference/.test(around))
    .filter(({ property }) => /^(transition|animation|animation-name|scroll-behavior)$/.test(property))
    .filter(({ property, value }) => property !== 'animation' || !/^\S+ 0s .*forwards/.test(value))
    .map(({ property, value }) => `${property}:${value}`);

const states = /\[aria-(current|selected|checked|pressed|invalid|disabled)/;

/** Finds states that are invisible in forced colours, because only colours and shadows show them. */
const colourOnlyStatesIn = (declarations: Found[]) => {
  const isForced = ({ around }: Found) => around.includes('forced-colors');
  const shown = declarations.filter(
    (one) =>
      states.test(one.selector) && !/:(hover|has)\b/.test(one.selector) && !isForced(one) && one.value !== 'none',
  );
  return [...new Set(shown.map(({ selector }) => selector))].filter((selector) => {
    const given = shown.filter((one) => one.selector === selector).map(({ property }) => property);
    const isColoured = given.some((name) =>
      /^(background(-color)?|box-shadow|color|border-(.*-)?color|fill)$/.test(name),
    );
    const isMore = given.some((name) => /^(border.*-(width|style)|text-decoration|font-weight|outline)/.test(name));
    return isColoured && !isMore && !declarations.some((one) => isForced(one) && one.selector === selector);
  });
};

describe('the published styles', () => {
  const sheets = globSync('**/*.css', { cwd: dist });
  const all = sheets.flatMap((file) => declarationsIn(read(file)));
  const whole = declarationsIn(read('styles.css'));

  it('paint with theme roles only and fade nothing', () => {
    expect(sheets.length).toBeGreaterThan(50);
    expect(coloursIn(all)).toEqual([]);
    expect(fadesIn(all)).toEqual([]);
  });

  it('move nothing for users who prefer reduced motion, except the invisible timer of a toast', () => {
    expect(motionsIn(whole)).toEqual([expect.stringMatching(/^animation-name:/)]);
  });

  it('show each state by more than colour, and the focus by an outline', () => {
    expect(whole.filter(({ selector }) => states.test(selector)).length).toBeGreaterThan(5);
    expect(colourOnlyStatesIn(whole)).toEqual([]);
    const focus = whole.filter(({ selector }) => selector === ':focus-visible').map(({ property }) => property);
    expect(focus).toEqual(['outline', 'outline-offset']);
  });

  it('print the elements of a page as they are if they contain no component', () => {
    const printed = all.filter(({ around, property }) => around.includes('@media print') && !property.startsWith('--'));
    expect(printed.length).toBeGreaterThan(10);
    expect(printed.filter(({ selector }) => !/\._?\w/.test(selector))).toEqual([]);
  });

  it.each(['theme.css', ...globSync('brands/*.css', { cwd: dist })])('are printed in light colours by %s', (sheet) => {
    const declarations = declarationsIn(read(sheet));
    const dark = declarations.filter(({ property, value }) => property === 'color-scheme' && value === 'dark');
    expect(dark.map(({ around }) => around)).toEqual([
      expect.stringContaining('@media screen'),
      expect.stringContaining('@media screen'),
    ]);
    const valueOf = (property: string, media: string) =>
      declarations.find((one) => one.property === property && one.around.includes(media))?.value;
    // Most printers omit background colours, so text on the brand colour is printed in the normal text colour.
    expect(valueOf('--dealer-color-brand-text', '@media print')).toBe(valueOf('--dealer-color-text', ''));
  });
});

it('publishes no scripts with motion, and none with colours except the brands, Google’s logo and the black and white of a QR code', () => {
  const scripts = globSync('**/*.js', { cwd: dist, exclude: ['theme/brands/*'] });
  expect(scripts.length).toBeGreaterThan(50);
  const holding = (pattern: RegExp) => scripts.filter((file) => pattern.test(read(file))).toSorted();
  expect(holding(/\bbehavior: ?"(?!instant)|\.animate\(|requestAnimationFrame|startViewTransition/)).toEqual([]);
  expect(holding(/\b(fill|stroke|color|background\w*|\w+Color): "(#|rgb|hsl|\w*(red|white|black))/i)).toEqual([
    'blocks/GoogleButton/GoogleLogo.js',
    'elements/QrCode/QrCode.js',
  ]);
});

describe('the styles of components', () => {
  const kinds = ['elements', 'blocks', 'screens'];

  it('are in the layer of their kind, below all rules of a dealer', () => {
    const outside = declarationsIn(read('styles.css'))
      .filter(({ around }) => !/@layer dealer\.\w+/.test(around) && !around.includes('keyframes'))
      .map(({ selector }) => selector);
    expect(outside).toEqual([]);
    const layersOf = (sheet: string) =>
      new Set(declarationsIn(read(sheet)).flatMap(({ around }) => around.match(/(?<=@layer )dealer\.\w+/g) ?? []));
    expect([...layersOf('elements/Button/Button.css')]).toEqual(['dealer.elements']);
    expect([...layersOf('blocks/LoginForm/LoginForm.css')].toSorted()).toEqual(['dealer.blocks', 'dealer.elements']);
  });

  it.each(globSync('{elements,blocks,screens}/*/*.css', { cwd: dist }))(
    '%s begins with the order of its layers',
    (sheet) => {
      const css = read(sheet);
      const own = kinds.slice(0, kinds.indexOf(sheet.split(/[/\\]/)[0] ?? '') + 1);
      const order = ['values', 'base', ...own].map((name) => `dealer.${name}`).join();
      expect(css === '' || css.startsWith(`@layer ${order};`)).toBe(true);
    },
  );
});
