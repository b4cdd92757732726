import type { Texts } from '@dealerkit/ui/texts/en';
import { useSyncExternalStore } from 'react';
import type { Content } from './content/Content.js';

/** What a language other than English brings: every word of the library, and the dealer's own. */
interface Spoken {
  texts: Texts;
  content: Content;
}

interface LanguageState {
  /** Nothing as long as the shop speaks English. */
  spoken?: Spoken;
  /** How often, since it last went well, another language was wanted and could not be loaded. */
  failures: number;
}

/** Also read by the script at the top of `index.html`, which keeps the English words back until the others are there. */
const KEY = 'language';

const english: LanguageState = { failures: 0 };

let state = english;
const listeners = new Set<() => void>();

const show = (next: LanguageState) => {
  state = next;
  for (const listener of listeners) listener();
};

const storage = () => {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
};

const isBanglaChosen = () => storage()?.getItem(KEY) === 'bn';

const speak = async (isBangla: boolean): Promise<void> => {
  try {
    const spoken = isBangla ? (await import('./content/bangla.js')).bangla : undefined;
    show({ spoken, failures: 0 });
  } catch {
    show({ ...state, failures: state.failures + 1 });
  }
};

/** The language that the person chose, which is English until then. */
export const language = {
  /** What is spoken at this moment. */
  read: (): LanguageState => state,

  /** Speaks what was chosen before, and from then on what is chosen in another tab; what cannot be loaded stays English. */
  start: async (): Promise<void> => {
    globalThis.addEventListener('storage', ({ key }) => void (key === KEY && speak(isBanglaChosen())));
    if (isBanglaChosen()) await speak(true);
  },

  /**
   * Turns from English to Bangla or back, and remembers it: browsers keep failed scripts for as long as a document lives, so what could
   * not be loaded is had from the next one.
   */
  turn: async (): Promise<void> => {
    storage()?.setItem(KEY, state.spoken ? 'en' : 'bn');
    await speak(!state.spoken);
  },
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** What is spoken, drawn anew when it changes; English in prerendered pages, which know nobody's choice. */
export const useLanguage = (): LanguageState => useSyncExternalStore(subscribe, language.read, () => english);

/** What the dealer says of something in the language that is spoken, given what is said in English. */
export const useContent = <Part extends keyof Content>(part: Part, inEnglish: Content[Part]): Content[Part] =>
  useLanguage().spoken?.content[part] ?? inEnglish;
