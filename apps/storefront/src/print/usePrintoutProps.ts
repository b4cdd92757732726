import type { PrintOrderScreenProps } from '@dealerkit/ui/screens/PrintOrderScreen';
import { dealer } from '../content/en/dealer.js';
import { languageAfter } from '../content/languages.js';
import { setLanguage, useContent, useLanguage } from '../preferences/language.js';
import { paper } from '../preferences/preferences.js';

type PrintoutProps = Pick<
  PrintOrderScreenProps,
  'dealer' | 'paper' | 'onPaperChange' | 'otherLanguage' | 'onLanguageChange' | 'onPrint'
>;

/** The dealer on a paper, the paper of this computer, and the language in which it prints. */
export const usePrintoutProps = (): PrintoutProps => {
  const nextLanguage = languageAfter(useLanguage().code);
  return {
    dealer: useContent('dealer', dealer),
    paper: paper.useValue(),
    onPaperChange: paper.write,
    otherLanguage: nextLanguage,
    onLanguageChange: () => void setLanguage(nextLanguage.code),
    onPrint: () => window.print(),
  };
};
