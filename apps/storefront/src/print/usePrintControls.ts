import type { PrintOrderScreenProps } from '@dealerkit/ui/screens/PrintOrderScreen';
import { languageAfter } from '../content/languages.js';
import { setLanguage, useLanguage } from '../preferences/language.js';
import { paper } from '../preferences/preferences.js';

type PrintControls = Pick<
  PrintOrderScreenProps,
  'paper' | 'onPaperChange' | 'otherLanguage' | 'onLanguageChange' | 'onPrint'
>;

/** The paper of this computer, and the language in which it prints. */
export const usePrintControls = (): PrintControls => {
  const nextLanguage = languageAfter(useLanguage().code);
  return {
    paper: paper.useValue(),
    onPaperChange: paper.write,
    otherLanguage: nextLanguage,
    onLanguageChange: () => void setLanguage(nextLanguage.code),
    onPrint: () => window.print(),
  };
};
