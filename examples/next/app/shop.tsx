'use client';
import { createClient } from '@dealerkit/api-client';
import { ClientProvider } from '@dealerkit/api-client/react';
import { SiteFrame } from '@dealerkit/ui/blocks/SiteFrame';
import { en } from '@dealerkit/ui/texts/en';
import { type LinkComponent, type Mode, UiProvider } from '@dealerkit/ui/UiProvider';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { type ReactNode, useState } from 'react';

const client = createClient({ host: '/api' });

// Next fetches the pages of all links in advance, and this small site lacks some that the screens link to.
const NextLink: LinkComponent = (anchor) => <Link {...anchor} prefetch={false} />;

/** The parts of the layout that pass functions, which a server component cannot. */
export const Shop = ({ children }: { children: ReactNode }) => {
  const [mode, setMode] = useState<Mode>('light');
  return (
    <UiProvider mode={mode} texts={en} currency="BDT" linkComponent={NextLink}>
      <ClientProvider client={client} errorMessage={(kind) => en.errors[kind].advice}>
        <SiteFrame
          dealer={{ name: 'Karnaphuli Truck Parts', city: 'Chattogram', foundedIn: 2004, showrooms: [] }}
          links={[{ href: '/parts', label: en.titles.allParts }]}
          session="signedOut"
          currentPath={usePathname()}
          mode={mode}
          onModeChange={setMode}
          onSignOut={() => undefined}
        >
          {children}
        </SiteFrame>
      </ClientProvider>
    </UiProvider>
  );
};
