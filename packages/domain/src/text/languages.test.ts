import { expect, it } from 'vitest';
import { languageOfLocale } from './languages.js';

it.each([
  ['bn-BD', 'bn'],
  ['bn', 'bn'],
  ['en-BD', 'en'],
  ['de-DE', 'en'],
])('the language of the locale %s is %s', (locale, language) => {
  expect(languageOfLocale(locale)).toBe(language);
});
