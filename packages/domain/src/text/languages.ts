/** The codes of the languages of the library, of notifications and of exported lists; the first one is the default. */
export const languageCodes = ['en', 'bn'] as const;
export type LanguageCode = (typeof languageCodes)[number];

/** Returns the language of a locale such as `bn-BD`; the default one for a locale in no language of the library. */
export const languageOfLocale = (locale: string): LanguageCode =>
  languageCodes.find((code) => code === locale.split('-')[0]) ?? languageCodes[0];
