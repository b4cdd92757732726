'use client';
import type { Language } from './Navbar.js';
import { languageSwitch } from './LanguageSwitch.css.js';

interface LanguageSwitchProps {
  language: Language;
  onLanguageChange?: () => void;
}

/** Switches the language. It is named in that language, so that its speakers can read it. */
export const LanguageSwitch = ({ language: { locale, name }, onLanguageChange }: LanguageSwitchProps) => (
  <button type="button" className={languageSwitch} lang={locale} onClick={onLanguageChange}>
    {name}
  </button>
);
