import { expect, it } from 'vitest';
import { languageOf } from './languageOf.js';

it.each([
  ['ক্লাচ কিট ৪৩০ mm', 'en-BD', 'bn'],
  ['Clutch Kit 430 mm', 'bn-BD', 'en'],
  ['Clutch Kit 430 mm', 'en-BD', undefined],
  ['ক্লাচ কিট ৪৩০ mm', 'bn-BD', undefined],
  ['১৮২৩-৪৫', 'en-BD', undefined],
  ['1823-45', 'bn-BD', undefined],
  [undefined, 'en-BD', undefined],
])('says that "%s" on a page in %s is in %s', (text, locale, language) => {
  expect(languageOf(text, locale)).toBe(language);
});
