'use client';
import { languageSwitch } from './LanguageSwitch.css.js';

/** A language and its name. */
export interface Language {
  /** BCP 47 tag, e.g. `bn-BD`. */
  locale: string;
  /** The name in the language itself, e.g. `বাংলা`. */
  name: string;
}

interface LanguageSwitchProps {
  language: Language;
  onLanguageChange?: (() => void) | undefined;
}

/** Switches to the other language. The label is in that language, so that its readers understand it. */
export const LanguageSwitch = ({ language: { locale, name }, onLanguageChange }: LanguageSwitchProps) => (
  <button type="button" className={languageSwitch} lang={locale} onClick={onLanguageChange}>
    {name}
  </button>
);
