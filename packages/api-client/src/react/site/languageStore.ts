import { preferredLanguage } from '@dealerkit/domain/text/languages';
import { useSyncExternalStore } from 'react';
import { storedChoice } from '../../storage/preferences.js';

/** A loaded language of the site, and how many times in a row another one could not be loaded since. */
export type LanguageState<Language> = Language & { failures?: number | undefined };

export interface LanguageStoreOptions<Language extends { code: string }> {
  /** The codes of the languages of the site. */
  codes: readonly Language['code'][];
  /** The language that is shown until another one is loaded. */
  initial: Language;
  /** Loads what the site shows in a language, such as its texts. */
  load: (code: Language['code']) => Promise<Language>;
  /** The code while the visitor has selected none. @default the first language of the browser that the site has, else that of `initial` */
  unset?: (() => Language['code']) | undefined;
  /** Called with the selected code, and with the stored one at the start if it is not that of `unset`; for example to set a cookie. */
  onSelect?: ((code: Language['code']) => void) | undefined;
}

/** The key of `localStorage` with the code. */
const key = 'language';

/** Creates the store of the language of a site, which this browser keeps, the same in all tabs. */
export const createLanguageStore = <Language extends { code: string }>({
  codes,
  initial,
  load,
  unset = () => preferredLanguage(navigator.languages, codes) ?? initial.code,
  onSelect,
}: LanguageStoreOptions<Language>) => {
  type State = LanguageState<Language>;
  const stored = storedChoice<Language['code'] | ''>(key, codes, '');
  const listeners = new Set<() => void>();
  let state: State = initial;
  // The language that was asked for last, which an earlier one that loads more slowly does not replace.
  let wanted: Language['code'] = initial.code;

  const readStored = () => stored.read() || unset();

  const show = async (code: Language['code']): Promise<void> => {
    wanted = code;
    const loaded = await load(code).catch(() => ({ ...state, failures: (state.failures ?? 0) + 1 }));
    if (wanted !== code) return;
    state = loaded;
    for (const listener of listeners) listener();
  };

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const read = (): State => state;

  return {
    /** The language that is shown. */
    read,

    /** Loads the stored language, and later the one selected in another tab. If it cannot be loaded, `initial` stays. */
    start: async (): Promise<void> => {
      addEventListener('storage', (event) => void (event.key === key && show(readStored())));
      const code = readStored();
      if (code !== unset()) onSelect?.(code);
      if (code !== state.code) await show(code);
    },

    /**
     * Stores a code and loads its language. A language that cannot be loaded is shown after the next reload, because browsers remember a
     * failed module.
     */
    select: async (code: Language['code']): Promise<void> => {
      stored.write(code);
      onSelect?.(code);
      await show(code);
    },

    /** The language in a component; `ofDocument` in prerendered pages and while they are hydrated. */
    useValue: (ofDocument: State = initial): State => useSyncExternalStore(subscribe, read, () => ofDocument),
  };
};
