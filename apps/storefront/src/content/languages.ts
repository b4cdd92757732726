import { languages as uiLanguages } from '@dealerkit/ui/languages';
import type { Language as UiLanguage } from '@dealerkit/ui/languages';
import type { Content } from './Content.js';

interface Language extends UiLanguage {
  /** Base name of the font file of its script, which is preloaded for users of the language. */
  font?: string;
  /** Missing in the default language, whose content the pages import themselves. */
  loadContent?: () => Promise<Content>;
}

/** The languages of the shop. A further one needs a folder here with the dealer's content, and a line in this table. */
export const languages = {
  en: uiLanguages.en,
  bn: { ...uiLanguages.bn, font: 'anek-bangla', loadContent: () => import('./bn/bn.js').then((module) => module.bn) },
} satisfies Record<keyof typeof uiLanguages, Language>;

export type LanguageCode = keyof typeof languages;

export const defaultLanguage: LanguageCode = 'en';

export const languageCodes = Object.keys(languages) as LanguageCode[];

export const isLanguageCode = (value: unknown): value is LanguageCode => languageCodes.some((code) => code === value);

/** Returns a language as the table describes it. */
export const languageOf = (code: LanguageCode): Language & { code: LanguageCode } => ({ code, ...languages[code] });

/** Returns the language that the language switch offers: the next one of the table. */
export const languageAfter = (code: LanguageCode) =>
  languageOf(languageCodes[(languageCodes.indexOf(code) + 1) % languageCodes.length] ?? defaultLanguage);
