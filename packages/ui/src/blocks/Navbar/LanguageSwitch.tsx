'use client';
import type { Language } from './Navbar.js';
import { languageSwitch } from './LanguageSwitch.css.js';

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
