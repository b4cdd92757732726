import { expect, it } from 'vitest';
import { splitAtWords } from './splitAtWords.js';

it.each([
  ['Brake Pad', ['pad'], ['Brake ', 'Pad', '']],
  ['Primer', ['rim'], ['Primer']],
  ['OEM 3482-083 231', ['3482083231'], ['OEM ', '3482-083 231', '']],
  ['রিম ২২.৫', ['22.5'], ['রিম ', '২২.৫', '']],
  ['Rim (22.5)', ['('], ['Rim ', '(', '22.5)']],
  ['Rim', ['', ' ', '-'], ['Rim']],
  ['brake brakes', ['brake', 'brakes'], ['', 'brake', ' ', 'brakes', '']],
])('splits %s at %j', (text, words, pieces) => {
  expect(splitAtWords(text, words)).toEqual(pieces);
});
