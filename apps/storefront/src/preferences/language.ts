import { createLanguageStore } from '@dealerkit/api-client/react';
import { preferredLanguage } from '@dealerkit/domain/text/languages';
import { sharedTexts } from '@dealerkit/ui/texts/en/shared';
import type { LoadedTexts } from '@dealerkit/ui/texts/en';
import { createContext, useContext } from 'react';
import type { Content } from '../content/Content.js';
import { defaultLanguage, isLanguageCode, languageCodes, languageOf } from '../content/languages.js';
import type { LanguageCode } from '../content/languages.js';

/** A language that is loaded. */
export interface LoadedLanguage {
  code: LanguageCode;
  texts: LoadedTexts;
  /** Undefined in the default language, whose content the pages import themselves. */
  content?: Content | undefined;
}

/** The language in which the document was rendered. */
export const documentLanguage = (): LanguageCode => {
  const { language } = document.documentElement.dataset;
  return isLanguageCode(language) ? language : defaultLanguage;
};

/** Loads the texts and the content of a language. */
export const loadLanguage = async (code: LanguageCode): Promise<LoadedLanguage> => {
  const language = languageOf(code);
  const [texts, content] = await Promise.all([language.load(), language.loadContent?.()]);
  return { code, texts, content };
};

/** The first script of the document finds the same language, and hides the page until that is loaded. */
const language = createLanguageStore<LoadedLanguage>({
  codes: languageCodes,
  initial: { code: defaultLanguage, texts: sharedTexts },
  load: loadLanguage,
  unset: () => preferredLanguage(navigator.languages, languageCodes) ?? documentLanguage(),
  // Our backend renders the next document in this language. Some browsers remove the cookie sooner than the stored language.
  onSelect: (code) => void (document.cookie = `language=${code}; Path=/; Max-Age=31536000; SameSite=Lax`),
});

export const { read: readLanguage, start: startLanguage, select: setLanguage } = language;

/** The language of the document, in which the server renders and the browser hydrates. */
export const DocumentLanguage = createContext<LoadedLanguage>(readLanguage());

/** The current language; that of the document until the page is hydrated. */
export const useLanguage = () => language.useValue(useContext(DocumentLanguage));

/**
 * A part of the dealer's content in the current language. The page imports the part in the default language itself, so that it is
 * not loaded with every page.
 */
export const useContent = <Part extends keyof Content>(part: Part, inDefaultLanguage: Content[Part]): Content[Part] =>
  useLanguage().content?.[part] ?? inDefaultLanguage;
