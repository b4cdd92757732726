import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Whoever chooses the few colours of a page themselves (`forced-colors`) sees no ground and no shadow of ours. */

interface Rule {
  selector: string;
  /** Names of the properties that are given something. */
  properties: string[];
  isForced: boolean;
}

/** The rules of a sheet, with what the blocks around them say. */
const rulesIn = (css: string): Rule[] => {
  const around: string[] = [];
  return [...css.matchAll(/([^{}]*)([{}])/g)].flatMap(([, text = '', brace]) => {
    if (brace === '{') {
      around.push(text.slice(text.lastIndexOf(';') + 1));
      return [];
    }
    const isForced = around.some((block) => block.includes('forced-colors'));
    const selectors = around.pop()?.split(',') ?? [];
    const properties = [...text.matchAll(/(?:^|;)([a-z-]+):(?!none)/g)].flatMap(([, name]) => name ?? []);
    return properties.length === 0 ? [] : selectors.map((selector) => ({ selector, properties, isForced }));
  });
};

/** What an element is, as assistive tools hear it; whether its sheet tells it to the eye by more than colour is asked here. */
const state = /\[aria-(current|selected|checked|pressed|invalid|disabled)/;

const colours =
  /^(background|background-color|box-shadow|color|border-color|border-(block|inline)(-start|-end)?-color|fill)$/;

const isColourOnly = ({ properties }: Rule) =>
  properties.some((name) => colours.test(name)) &&
  !properties.some((name) => /^(border.*-(width|style)|text-decoration|font-weight|outline)/.test(name));

/** States that only a colour, a ground or a shadow tells; what holds an element may follow it in colour alone. */
const toldByColour = (css: string): string[] => {
  const rules = rulesIn(css);
  const isTold = (selector: string) => rules.some((rule) => rule.isForced && rule.selector === selector);
  return rules
    .filter(({ selector, isForced }) => state.test(selector) && !/:(hover|has)\b/.test(selector) && !isForced)
    .filter((rule) => isColourOnly(rule) && !isTold(rule.selector))
    .map(({ selector }) => selector);
};

describe('a state', () => {
  it.each([
    ['.a[aria-current]{background:red}', ['.a[aria-current]']],
    ['@media print{.a{color:red}}.a[aria-invalid=true]{border-color:red;box-shadow:none}', ['.a[aria-invalid=true]']],
    ['.a[aria-current]{background:red;text-decoration:underline}', []],
    ['.a[aria-current]{background:red}@media (forced-colors: active){.a[aria-current]{outline:solid}}', []],
    ['@media (forced-colors: active){.b{color:red}}.a[aria-current]{background:red}', ['.a[aria-current]']],
    ['.a[aria-disabled]{cursor:not-allowed}', []],
  ])('is told by more than colour: %s', (css, found) => {
    expect(toldByColour(css)).toEqual(found);
  });
});

const sheet = readFileSync('dist/styles.css', 'utf8');

describe('with forced colours', () => {
  it('tells the page one is on, what is wrong and what cannot be pressed by more than colour', () => {
    expect(rulesIn(sheet).filter(({ selector }) => state.test(selector)).length).toBeGreaterThan(5);
    expect(toldByColour(sheet)).toEqual([]);
  });

  it('keeps the ring of the focus an outline, which a shadow would not be', () => {
    const rings = rulesIn(sheet).filter(({ selector }) => selector === ':focus-visible');
    expect(rings.map(({ properties }) => properties)).toEqual([['outline', 'outline-offset']]);
  });
});
