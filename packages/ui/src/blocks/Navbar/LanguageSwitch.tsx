'use client';
import type { Language } from './Navbar.js';
import { languageSwitch } from './LanguageSwitch.css.js';

interface LanguageSwitchProps {
  language: Language;
  onLanguageChange?: () => void;
}

/** Turns to a language, which it names as its speakers do: whoever looks for it need not read the other one. */
export const LanguageSwitch = ({ language: { locale, name }, onLanguageChange }: LanguageSwitchProps) => (
  <button type="button" className={languageSwitch} lang={locale} onClick={onLanguageChange}>
    {name}
  </button>
);
