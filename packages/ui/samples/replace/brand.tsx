import type { ReactNode } from 'react';
import { brandCss, defineBrand } from '@dealerkit/ui/brand';
import { UiProvider } from '@dealerkit/ui/UiProvider';

/** Write it to a file in your build, and load the file as well as `styles.css`. */
export const stylesheet = brandCss('padma', defineBrand({ accent: '#0b6e4f', radius: '10px' }));

export const Shop = ({ children }: { children: ReactNode }) => <UiProvider brand="padma">{children}</UiProvider>;
