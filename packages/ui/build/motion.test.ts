import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Everything that holds for those who asked for less movement, too: the sheet without the blocks for all others. */
const withoutMotionBlocks = (css: string): string => {
  const start = css.search(/@media[^{]*prefers-reduced-motion:\s*no-preference[^{]*\{/);
  if (start < 0) return css;
  let depth = 0;
  let end = css.indexOf('{', start);
  do {
    if (css[end] === '{') depth += 1;
    if (css[end] === '}') depth -= 1;
    end += 1;
  } while (depth > 0 && end < css.length);
  return withoutMotionBlocks(css.slice(0, start) + css.slice(end));
};

it('moves nothing for those who asked for less of it', () => {
  const css = withoutMotionBlocks(readFileSync('dist/styles.css', 'utf8'));
  expect(css.includes(':focus-visible')).toBe(true);
  const moves = css.match(/[;{](transition|animation|animation-name|scroll-behavior):[^;}]+/g) ?? [];
  const clocks = moves.filter((move) => /[;{]animation-name:/.test(move));
  expect(clocks, 'the unseen clock of a toast').toHaveLength(1);
  const appearances = moves.filter((move) => /[;{]animation:\S+ 0s [^;}]*forwards/.test(move));
  expect(moves.filter((move) => ![...clocks, ...appearances].includes(move))).toEqual([]);
});

it('leaves all movement to sheets, which know who asked for less of it', () => {
  const scripts = globSync('dist/**/*.js');
  expect(scripts.length).toBeGreaterThan(50);
  const moved = scripts.filter((file) =>
    /\bbehavior: ?"|\.animate\(|requestAnimationFrame|startViewTransition/.test(readFileSync(file, 'utf8')),
  );
  expect(moved).toEqual([]);
});
