import { expect, it } from 'vitest';
import { bn } from './bn.js';

/** Names that are written in Latin letters on a signboard in Sylhet too. */
const names = /Google|React|URL/g;

type Text = string | ((...filled: never[]) => string) | { readonly [key: string]: Text };

/** Every sentence by its path, with what it is filled with left out or put in as a figure. */
const sentencesOf = (text: Text, path = ''): [path: string, sentence: string][] => {
  if (typeof text === 'string') return [[path, text]];
  if (typeof text === 'function') return [[path, (text as (...filled: unknown[]) => string)(2004, 2004)]];
  return Object.entries(text).flatMap(([key, inner]) => sentencesOf(inner, `${path}.${key}`));
};

const { locale, ...spoken } = bn;
const sentences = sentencesOf(spoken);

it('says everything in Bangla, but for names', () => {
  const foreign = sentences.filter(([, sentence]) => /[a-z]/i.test(sentence.replace(names, '')));
  expect(foreign).toEqual([]);
  expect(locale).toBe('bn-BD');
});

it('writes its own figures in Bangla digits', () => {
  const filledAsGiven = (sentence: string) => sentence.replaceAll('2004', '');
  const latin = sentences.filter(([, sentence]) => /\d/.test(filledAsGiven(sentence)));
  expect(latin).toEqual([]);
});

it('writes years and ordinals, which come as numbers, in Bangla digits too', () => {
  expect(bn.footer.founded(2004)).toContain('২০০৪');
  expect(bn.footer.rights('সুরমা ট্রাক পার্টস', 2004)).toBe('© ২০০৪ সুরমা ট্রাক পার্টস');
  expect(bn.carousel.slide(2, 4)).toBe('৪টির মধ্যে ২ নম্বর ছবি');
});

it('leaves no sentence empty', () => {
  expect(sentences.filter(([, sentence]) => sentence.trim() === '')).toEqual([]);
});

it('says one thing in one word, the one that is used at a counter', () => {
  const bookish = /পাতা|হালনাগাদ|চালক|ভূমিকা|ব্যবস্থাপনা|পরিচয়|বর্গাকার|জিজ্ঞেস/;
  expect(sentences.filter(([, sentence]) => bookish.test(sentence))).toEqual([]);
});
