/**
 * Returns the language of a text whose script is not that of the page, for its `lang` attribute; undefined if it needs none.
 * Bangla and Latin letters are compared; text without either has no language.
 */
export const languageOf = (text: string | undefined, locale: string): 'bn' | 'en' | undefined => {
  const bangla = text?.match(/(?=\p{L})\p{Script=Bengali}/gu)?.length ?? 0;
  const latin = text?.match(/(?=\p{L})\p{Script=Latin}/gu)?.length ?? 0;
  if (bangla === latin) return undefined;
  const language = bangla > latin ? 'bn' : 'en';
  return locale.startsWith(language) ? undefined : language;
};
