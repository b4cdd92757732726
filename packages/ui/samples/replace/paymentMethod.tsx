import type { ReactNode } from 'react';
import { enCorrected } from '@dealerkit/ui/texts/en-corrected';
import { extendTexts } from '@dealerkit/ui/texts/extendTexts';
import { UiProvider } from '@dealerkit/ui/UiProvider';

const texts = extendTexts(enCorrected, { ledger: { methods: { other: 'Rocket' } } });

export const Shop = ({ children }: { children: ReactNode }) => <UiProvider texts={texts}>{children}</UiProvider>;
