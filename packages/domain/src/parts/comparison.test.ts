import { expect, it } from 'vitest';
import { readCompared, toggleCompared } from './comparison.js';

it.each([
  [null, []],
  ['b,a,,b', ['b', 'a']],
  ['a,b,c,d,e', ['a', 'b', 'c', 'd']],
])('reads the parts to compare in %j', (ids, compared) => {
  expect(readCompared(ids)).toEqual(compared);
});

it('adds a part, takes it out, and takes no fifth one', () => {
  expect(toggleCompared(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggleCompared(['a', 'b'], 'a')).toEqual(['b']);
  expect(toggleCompared(['a', 'b', 'c', 'd'], 'e')).toEqual(['a', 'b', 'c', 'd']);
});
