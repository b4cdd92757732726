'use client';
import type { ReactNode } from 'react';
import { bn } from '@dealerkit/ui/texts/bn';
import { UiProvider } from '@dealerkit/ui/UiProvider';

export const ShopProvider = ({ children }: { children: ReactNode }) => (
  <UiProvider texts={bn} currency="BDT">
    {children}
  </UiProvider>
);
