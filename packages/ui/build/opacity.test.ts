import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Without the steps of animations, which are over before anyone reads. */
const withoutKeyframes = (css: string) =>
  css.replaceAll(/@(?:-webkit-)?keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');

/** Whatever lets its ground shine through: no contrast of roles that was measured holds for it. */
const fadedIn = (css: string) =>
  [...withoutKeyframes(css).matchAll(/(?<![\w-])opacity:\s*([^;}]+)/g)].flatMap(([declaration, value]) =>
    value === '0' || value === '1' ? [] : [declaration],
  );

it('finds what is faded, but not the steps of an animation', () => {
  expect(fadedIn('.a{opacity:.5}.b{opacity:0}.c{opacity:1}.d{color:red;opacity: 50%}')).toHaveLength(2);
  expect(fadedIn('@keyframes a{0%{opacity:.2}50%{opacity:.5}}.b{opacity:0}')).toEqual([]);
  expect(fadedIn('@keyframes a{50%{opacity:.5}}.b{opacity:.5}')).toHaveLength(1);
});

it('publishes no sheet that fades anything below the contrast of its role', () => {
  const sheets = globSync('dist/**/*.css');
  expect(sheets.length).toBeGreaterThan(50);
  const faded = sheets.flatMap((file) => fadedIn(readFileSync(file, 'utf8')).map((found) => `${file}: ${found}`));
  expect(faded).toEqual([]);
});
