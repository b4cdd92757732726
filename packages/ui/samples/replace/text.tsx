import type { ReactNode } from 'react';
import { en } from '@dealerkit/ui/texts/en';
import { extendTexts } from '@dealerkit/ui/texts/extendTexts';
import { UiProvider } from '@dealerkit/ui/UiProvider';

const texts = extendTexts(en, { home: { headline: 'Parts for every truck' }, order: { submit: 'Order now' } });

export const Shop = ({ children }: { children: ReactNode }) => <UiProvider texts={texts}>{children}</UiProvider>;
