/** The codes of the languages that the shop's lists are exported in. */
export const languageCodes = ['en', 'bn'] as const;
export type LanguageCode = (typeof languageCodes)[number];
