import { en } from '@dealerkit/ui/texts/en';
import type { Texts } from '@dealerkit/ui/texts/en';
import { useSyncExternalStore } from 'react';
import type { Content } from '../content/Content.js';
import { defaultLanguage, isLanguageCode, languageOf } from '../content/languages.js';
import type { LanguageCode } from '../content/languages.js';
import { localStore } from '../data/localStore.js';

interface LanguageState {
  code: LanguageCode;
  texts: Texts;
  /** Undefined in the default language, whose content the pages import themselves. */
  content?: Content | undefined;
  /** How many times in a row a language could not be loaded. */
  failures: number;
}

/** Also read by the script in `index.html`, which hides the page until the stored language is loaded. */
const KEY = 'language';

const initial: LanguageState = { code: defaultLanguage, texts: en, failures: 0 };

let state = initial;
const listeners = new Set<() => void>();

const setState = (next: LanguageState) => {
  state = next;
  for (const listener of listeners) listener();
};

const readStored = (): LanguageCode => {
  const stored = localStore()?.getItem(KEY);
  return isLanguageCode(stored) ? stored : defaultLanguage;
};

const load = async (code: LanguageCode): Promise<void> => {
  try {
    const language = languageOf(code);
    const [texts, content] = await Promise.all([language.load(), language.loadContent?.()]);
    setState({ code, texts, content, failures: 0 });
  } catch {
    setState({ ...state, failures: state.failures + 1 });
  }
};

/** Returns the current language. */
export const readLanguage = (): LanguageState => state;

/** Loads the stored language, and later the one selected in another tab. If it cannot be loaded, the default one stays. */
export const startLanguage = async (): Promise<void> => {
  globalThis.addEventListener('storage', ({ key }) => void (key === KEY && load(readStored())));
  if (readStored() !== state.code) await load(readStored());
};

/**
 * Stores a language and loads it. A language that cannot be loaded is shown after the next reload, because browsers remember a
 * failed module.
 */
export const setLanguage = async (code: LanguageCode): Promise<void> => {
  localStore()?.setItem(KEY, code);
  await load(code);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The current language; the default one in prerendered pages. */
export const useLanguage = (): LanguageState => useSyncExternalStore(subscribe, readLanguage, () => initial);

/**
 * A part of the dealer's content in the current language. The page imports the part in the default language itself, so that it is
 * not loaded with every page.
 */
export const useContent = <Part extends keyof Content>(part: Part, inDefaultLanguage: Content[Part]): Content[Part] =>
  useLanguage().content?.[part] ?? inDefaultLanguage;
