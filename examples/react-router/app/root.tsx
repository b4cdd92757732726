import '@dealerkit/ui/fonts.css';
import { SiteFrame } from '@dealerkit/ui/blocks/SiteFrame';
import '@dealerkit/ui/styles.css';
import { en } from '@dealerkit/ui/texts/en';
import { type LinkComponent, type Mode, UiProvider } from '@dealerkit/ui/UiProvider';
import { type ReactNode, useState } from 'react';
import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import type { Route } from './+types/root';
import { backend } from './client.server';
import './site.css';

export const meta = () => [{ title: 'Karnaphuli Truck Parts' }];

export const Layout = ({ children }: { children: ReactNode }) => (
  <html lang="en" data-dealer-brand="surma" data-dealer-mode="light">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <Meta />
      <Links />
    </head>
    <body>
      {children}
      <ScrollRestoration />
      <Scripts />
    </body>
  </html>
);

const RouterLink: LinkComponent = ({ href, ...anchor }) => <Link to={href} {...anchor} />;

export const loader = () => ({ backend });

export default function Shop({ loaderData: { backend: host } }: Route.ComponentProps) {
  const [mode, setMode] = useState<Mode>('light');
  return (
    <UiProvider
      mode={mode}
      texts={en}
      currency="BDT"
      linkComponent={RouterLink}
      // The backend stores the photos of its parts as paths on its own origin.
      pictureFor={(path) => ({ src: new URL(path, host).href, width: 800, height: 800 })}
    >
      <SiteFrame
        dealer={{ name: 'Karnaphuli Truck Parts', city: 'Chattogram', foundedIn: 2004, showrooms: [] }}
        links={[{ href: '/parts', label: en.titles.allParts }]}
        session="signedOut"
        currentPath={useLocation().pathname}
        mode={mode}
        onModeChange={setMode}
        onSignOut={() => undefined}
      >
        <Outlet />
      </SiteFrame>
    </UiProvider>
  );
}
