import { expect, it } from 'vitest';
import { languageOfLocale, preferredLanguage } from './languages.js';

it.each([
  ['bn-BD', 'bn'],
  ['bn', 'bn'],
  ['en-BD', 'en'],
  ['de-DE', 'en'],
])('the language of the locale %s is %s', (locale, language) => {
  expect(languageOfLocale(locale)).toBe(language);
});

it.each([
  [['bn-BD', 'en'], 'bn'],
  [['fr', 'BN', 'en-GB'], 'bn'],
  [['en-US', 'bn'], 'en'],
  [['ben', 'fr-BN'], undefined],
  [[], undefined],
])('of English and Bangla the tags %j prefer %s', (tags, language) => {
  expect(preferredLanguage(tags, ['en', 'bn'])).toBe(language);
});
