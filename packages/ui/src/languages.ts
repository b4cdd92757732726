import { languages as table } from '@dealerkit/domain/text/languages';
import type { LanguageCode } from '@dealerkit/domain/text/languages';
import { sharedTexts } from './texts/en/shared.js';
import type { LoadedTexts, Texts } from './texts/en.js';

/** A language of the library. */
export interface Language {
  /** BCP 47 tag of its texts and numbers. */
  locale: string;
  /** Its name in the language itself. */
  name: string;
  /** Loads its catalogue; in English the texts of every page, because components bring the English of the others. */
  load: () => Promise<LoadedTexts>;
}

/** The languages by code. To add one, add a catalogue to `texts/` and a line here. */
export const languages = {
  en: { ...table.en, load: () => Promise.resolve(sharedTexts) },
  bn: { ...table.bn, load: (): Promise<Texts> => import('./texts/bn.js').then((module) => module.bn) },
} satisfies Record<LanguageCode, Language>;

export type { LanguageCode };
