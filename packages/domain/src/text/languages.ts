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

/** Returns the language of a site that a reader prefers, whose tags such as `bn-BD` come in this order; undefined if it has none of them. */
export const preferredLanguage = <Code extends string>(
  tags: readonly string[],
  codes: readonly Code[],
): Code | undefined => {
  const primary = tags.map((tag) => tag.toLowerCase().split('-')[0]);
  return primary.flatMap((each) => codes.filter((code) => code === each))[0];
};
