import { languageCodes, languages } from '@dealerkit/domain/text/languages';
import type { LanguageCode } from '@dealerkit/domain/text/languages';

/**
 * Returns the language of a text whose script is not that of the page, for its `lang` attribute; undefined if it needs none.
 * A text has the language with the most letters, and none if two have as many.
 */
export const languageOf = (text: string | undefined, locale: string): LanguageCode | undefined => {
  const count = (code: LanguageCode) => text?.match(languages[code].letters)?.length ?? 0;
  const language = languageCodes.find((code) =>
    languageCodes.every((other) => other === code || count(other) < count(code)),
  );
  return language === undefined || locale.startsWith(language) ? undefined : language;
};
