import type { ReactNode } from 'react';
import { en } from '@dealerkit/ui/texts/en';
import { extendTexts } from '@dealerkit/ui/texts/extendTexts';
import { UiProvider } from '@dealerkit/ui/UiProvider';

/** What is not translated yet is English. An object of the type `Texts` must have all texts. */
const assamese = extendTexts(en, { locale: 'as-IN', home: { headline: 'ট্ৰাকৰ পাৰ্টছ' } });

export const Shop = ({ children }: { children: ReactNode }) => <UiProvider texts={assamese}>{children}</UiProvider>;
