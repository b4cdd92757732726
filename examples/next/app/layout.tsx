import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '@dealerkit/ui/fonts.css';
import '@dealerkit/ui/styles.css';
import './site.css';
import { Shop } from './shop';

export const metadata: Metadata = { title: 'Karnaphuli Truck Parts' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-dealer-brand="surma" data-dealer-mode="light">
      <body>
        <Shop>{children}</Shop>
      </body>
    </html>
  );
}
