import { expect, it } from 'vitest';
import { bn } from './bn.js';
import { en } from './en.js';

/** Names that Bangla text writes in Latin letters, also those of keys. */
const names =
  /AVIF|Chrome|CSV|Ctrl|Enter|Esc|Google|JPEG|MB|OEM|PNG|React|TSV|URL|WebP|WhatsApp|https?:|\.csv|\.jpg|\.txt|\.xlsx/g;

type Text = string | ((...filled: never[]) => string) | { readonly [key: string]: Text };

/** Returns all texts with their paths; functions are called with the years 2001, 2002 and so on. */
const sentencesOf = (text: Text, path = ''): [path: string, sentence: string][] => {
  if (typeof text === 'string') return [[path, text]];
  if (typeof text === 'function') return [[path, (text as (...filled: string[]) => string)('2001', '2002', '2003')]];
  return Object.entries(text).flatMap(([key, inner]) => sentencesOf(inner, `${path}.${key}`));
};

const { locale, ...texts } = bn;
/** Without the example of a list, which customers also write in English. */
const sentences = sentencesOf(texts).filter(([path]) => path !== '.pasteList.example');

it('is in Bangla except for names', () => {
  const foreign = sentences.filter(([, sentence]) => /[a-z]/i.test(sentence.replace(names, '')));
  expect(foreign).toEqual([]);
  expect(locale).toBe('bn-BD');
});

it('writes numbers in Bangla digits', () => {
  const withoutGiven = (sentence: string) => sentence.replaceAll(/200[123]/g, '');
  const latin = sentences.filter(([, sentence]) => /\d/.test(withoutGiven(sentence)));
  expect(latin).toEqual([]);
});

it('formats years and ordinals, which are arguments, in Bangla digits', () => {
  expect(bn.footer.founded(2004)).toContain('২০০৪');
  expect(bn.footer.rights('সুরমা ট্রাক পার্টস', 2004)).toBe('© ২০০৪ সুরমা ট্রাক পার্টস');
  expect(bn.carousel.slide(2, 4)).toBe('৪টির মধ্যে ২ নম্বর ছবি');
});

it('has no empty text', () => {
  expect(sentences.filter(([, sentence]) => sentence.trim() === '')).toEqual([]);
});

it('uses everyday terms instead of bookish ones', () => {
  const bookish = /পাতা|হালনাগাদ|চালক|ভূমিকা|ব্যবস্থাপনা|পরিচয়|বর্গাকার|জিজ্ঞেস/;
  expect(sentences.filter(([, sentence]) => bookish.test(sentence))).toEqual([]);
});

/** What a translation keeps: the numbers, the names, and whether it is a question, a statement or a label. */
const shapeOf = (sentence: string) => {
  const latin = sentence.replaceAll(/[০-৯]/g, (digit) => String('০১২৩৪৫৬৭৮৯'.indexOf(digit))).replaceAll(',', '');
  const kept = latin.match(/\d+|CSV|Google|OEM|React|TSV|WhatsApp/g) ?? [];
  const end = /\?|[.।…]$/.exec(latin)?.[0].replace('।', '.') ?? '';
  return [...new Set(kept)].toSorted().join(' ') + end;
};

// It catches three of five swaps of two texts in a section; only a reader can tell the others.
it('has the numbers, names and kind of sentence of the English text', () => {
  const english = new Map(sentencesOf(en));
  const questions = ['.contact.notFound', '.deleteModal.title'];
  const others = sentences.filter(([path]) => !questions.includes(path));
  const wrong = others.filter(([path, text]) => shapeOf(text) !== shapeOf(english.get(path) ?? ''));
  expect(wrong).toEqual([]);
});
