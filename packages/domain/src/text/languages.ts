/** The languages of the library, of notifications and of exported lists; the first one is the default. */
export const languages = {
  en: { locale: 'en-BD', name: 'English', letters: /(?=\p{L})\p{Script=Latin}/gu },
  bn: { locale: 'bn-BD', name: 'বাংলা', letters: /(?=\p{L})\p{Script=Bengali}/gu },
} as const;

export type LanguageCode = keyof typeof languages;
export const languageCodes = Object.keys(languages) as [LanguageCode, ...LanguageCode[]];

/** Returns the language of a locale such as `bn-BD`; the default one for a locale in no language of the library. */
export const languageOfLocale = (locale: string): LanguageCode =>
  languageCodes.find((code) => code === locale.split('-')[0]) ?? languageCodes[0];
