'use client';
import { useUi } from '../../UiProvider.js';
import { languageMenu, languageOption, languageSwitch } from './LanguageSwitch.css.js';

/** A language and its name. */
export interface Language {
  /** BCP 47 tag, e.g. `bn-BD`. */
  locale: string;
  /** The name in the language itself, e.g. `বাংলা`. */
  name: string;
}

interface LanguageSwitchProps {
  languages: readonly Language[];
  onLanguageChange?: ((locale: string) => void) | undefined;
}

/** A button to the other one of two languages; the list of the browser for more. Each name is in its language, so that its readers understand it. */
export const LanguageSwitch = ({ languages, onLanguageChange }: LanguageSwitchProps) => {
  const { locale: current, navbar } = useUi().texts;
  const others = languages.filter(({ locale }) => locale !== current);
  if (others.length > 1)
    return (
      <select
        className={`${languageSwitch} ${languageMenu}`}
        aria-label={navbar.language}
        value={current}
        onChange={({ target }) => onLanguageChange?.(target.value)}
      >
        {languages.map(({ locale, name }) => (
          <option key={locale} value={locale} lang={locale} className={languageOption}>
            {name}
          </option>
        ))}
      </select>
    );
  const [other] = others;
  return (
    other && (
      // Without a key, so that the same button keeps the focus.
      <button
        type="button"
        className={languageSwitch}
        lang={other.locale}
        onClick={() => onLanguageChange?.(other.locale)}
      >
        {other.name}
      </button>
    )
  );
};
