import { en } from './texts/en.js';
import type { Texts } from './texts/en.js';

/** A language of the library. */
export interface Language {
  /** BCP 47 tag of its texts and numbers. */
  locale: string;
  /** Its own name, in its own script. */
  name: string;
  /** Loads its catalogue. */
  load: () => Promise<Texts>;
}

/** The languages by their code. A further language is one catalogue in `texts/` and one line here. */
export const languages = {
  // English is the default of `UiProvider`, so it is loaded already.
  en: { locale: 'en-BD', name: 'English', load: (): Promise<Texts> => Promise.resolve(en) },
  bn: { locale: 'bn-BD', name: 'বাংলা', load: async (): Promise<Texts> => (await import('./texts/bn.js')).bn },
} satisfies Record<string, Language>;

/** The code of a language in the table. */
export type LanguageCode = keyof typeof languages;
