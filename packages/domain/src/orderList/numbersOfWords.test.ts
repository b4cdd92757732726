import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPartNumber } from '../search/partNumbers.js';
import { foldNumber } from '../search/words.js';
import { listedNumbers, numbersOfWords } from './numbersOfWords.js';

/** All groups of neighbouring words, each tested by itself. */
const groupsOf = (text: string): string[] => {
  const tokens = text.split(/[\s,;:()]+/).filter(Boolean);
  const whole = foldNumber(text);
  const groups = tokens.flatMap((_, start) =>
    tokens.slice(start).map((_end, more) => tokens.slice(start, start + more + 1)),
  );
  const numbers = groups.flatMap((group) => {
    const folded = foldNumber(group.join(''));
    const hasDigits = (folded.match(/\d/g) ?? []).length >= 4;
    return hasDigits && folded.length > 4 && group.every((token) => /\d|^\p{L}{1,3}$/u.test(token)) ? [folded] : [];
  });
  return [...new Set([whole, ...listedNumbers(text), ...numbers])]
    .filter((number) => isPartNumber(number) && number.length <= 40)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, 30);
};

const piece = fc.constantFrom(
  '7',
  'a',
  'me',
  'O450',
  '3482',
  '083-232',
  'plate',
  '-',
  ' ',
  ',',
  '(',
  'টা',
  '\u09bd',
  '4x',
);

it('finds the numbers of all groups of neighbouring words, the longest first', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.constant(' ')), { maxLength: 40 }), (pieces) => {
      const text = pieces.join('');
      expect(numbersOfWords(text)).toEqual(groupsOf(text));
    }),
    { numRuns: 500 },
  );
});

it.each([
  ['one letter', '7 a b c d e f g h '],
  ['one digit', '1 2 3 4 5 6 7 8 9 '],
  ['no sound', '\u09bd 1 '],
  ['long numbers', '3482083232 '],
  ['two numbers', '3482 / '],
])('takes time in proportion to a line of %s', (_what, repeated) => {
  const line = repeated.repeat(3_000).slice(0, 3_000);
  const start = process.cpuUsage();
  expect(numbersOfWords(line).length).toBeLessThanOrEqual(30);
  // Folding each group by itself took minutes.
  expect(process.cpuUsage(start).user / 1_000_000).toBeLessThan(2);
});
