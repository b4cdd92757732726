import { sharedTexts } from '@dealerkit/ui/texts/en/shared';
import type { LoadedTexts } from '@dealerkit/ui/texts/en';
import { storedChoice } from '@dealerkit/api-client/react';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Content } from '../content/Content.js';
import { defaultLanguage, isLanguageCode, languageCodes, languageOf } from '../content/languages.js';
import type { LanguageCode } from '../content/languages.js';

/** A language that is loaded. */
export interface LanguageState {
  code: LanguageCode;
  texts: LoadedTexts;
  /** Undefined in the default language, whose content the pages import themselves. */
  content?: Content | undefined;
  /** How many times in a row a language could not be loaded. */
  failures: number;
}

/** Also read by the first script of the document, which hides the page until the stored language is loaded. The cookie has this name too. */
const KEY = 'language';

const stored = storedChoice<LanguageCode | ''>(KEY, languageCodes, '');

const initial: LanguageState = { code: defaultLanguage, texts: sharedTexts, failures: 0 };

let state = initial;
const listeners = new Set<() => void>();

const setState = (next: LanguageState) => {
  state = next;
  for (const listener of listeners) listener();
};

/** The language in which the document was rendered. */
export const documentLanguage = (): LanguageCode => {
  const { language } = document.documentElement.dataset;
  return isLanguageCode(language) ? language : defaultLanguage;
};

const readStored = (): LanguageCode => stored.read() || documentLanguage();

/** Our backend renders the next document in this language. */
const writeCookie = (code: LanguageCode): void => {
  document.cookie = `${KEY}=${code}; Path=/; Max-Age=31536000; SameSite=Lax`;
};

/** Loads the texts and the content of a language. */
export const loadLanguage = async (code: LanguageCode): Promise<LanguageState> => {
  const language = languageOf(code);
  const [texts, content] = await Promise.all([language.load(), language.loadContent?.()]);
  return { code, texts, content, failures: 0 };
};

/** The language that was asked for last, which an earlier one that loads more slowly does not replace. */
let wanted: LanguageCode = defaultLanguage;

const load = async (code: LanguageCode): Promise<void> => {
  wanted = code;
  const loaded = await loadLanguage(code).catch(() => ({ ...state, failures: state.failures + 1 }));
  if (wanted === code) setState(loaded);
};

/** Returns the current language. */
export const readLanguage = (): LanguageState => state;

/** Loads the stored language, and later the one selected in another tab. If it cannot be loaded, the default one stays. */
export const startLanguage = async (): Promise<void> => {
  globalThis.addEventListener('storage', ({ key }) => void (key === KEY && load(readStored())));
  const code = readStored();
  // The storage can have another language than the cookie, which is removed sooner by some browsers.
  if (code !== documentLanguage()) writeCookie(code);
  if (code !== state.code) await load(code);
};

/**
 * Stores a language and loads it. A language that cannot be loaded is shown after the next reload, because browsers remember a
 * failed module.
 */
export const setLanguage = async (code: LanguageCode): Promise<void> => {
  stored.write(code);
  writeCookie(code);
  await load(code);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The language of the document, in which the server renders and the browser hydrates. */
export const DocumentLanguage = createContext(initial);

/** The current language; that of the document until the page is hydrated. */
export const useLanguage = (): LanguageState => {
  const ofDocument = useContext(DocumentLanguage);
  return useSyncExternalStore(subscribe, readLanguage, () => ofDocument);
};

/**
 * A part of the dealer's content in the current language. The page imports the part in the default language itself, so that it is
 * not loaded with every page.
 */
export const useContent = <Part extends keyof Content>(part: Part, inDefaultLanguage: Content[Part]): Content[Part] =>
  useLanguage().content?.[part] ?? inDefaultLanguage;
