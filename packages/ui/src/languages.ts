import type { LanguageCode } from '@dealerkit/domain/languages';
import { en } from './texts/en.js';
import type { Texts } from './texts/en.js';

/** A language of the library. */
export interface Language {
  /** BCP 47 tag of its texts and numbers. */
  locale: string;
  /** Its name in the language itself. */
  name: string;
  /** Loads its catalogue. */
  load: () => Promise<Texts>;
}

/** The languages by code. To add one, add a catalogue to `texts/` and a line here. */
export const languages = {
  // English is the default of `UiProvider`, so it is loaded already.
  en: { locale: 'en-BD', name: 'English', load: (): Promise<Texts> => Promise.resolve(en) },
  bn: { locale: 'bn-BD', name: 'বাংলা', load: (): Promise<Texts> => import('./texts/bn.js').then((module) => module.bn) },
} satisfies Record<LanguageCode, Language>;

export type { LanguageCode };
