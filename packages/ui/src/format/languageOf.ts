import type { LanguageCode } from '@dealerkit/domain/text/languages';

/** The letters of each language. */
const letters: Readonly<Record<LanguageCode, RegExp>> = {
  en: /(?=\p{L})\p{Script=Latin}/gu,
  bn: /(?=\p{L})\p{Script=Bengali}/gu,
};

const codes = Object.keys(letters) as LanguageCode[];

/**
 * Returns the language of a text whose script is not that of the page, for its `lang` attribute; undefined if it needs none.
 * A text has the language with the most letters, and none if two have as many.
 */
export const languageOf = (text: string | undefined, locale: string): LanguageCode | undefined => {
  const count = (code: LanguageCode) => text?.match(letters[code])?.length ?? 0;
  const language = codes.find((code) => codes.every((other) => other === code || count(other) < count(code)));
  return language === undefined || locale.startsWith(language) ? undefined : language;
};
