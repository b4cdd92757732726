'use client';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { Link } from '../../elements/Link/Link.js';
import { paths } from '@dealerkit/domain/paths';
import { useUi } from '../../UiProvider.js';
import type { Mode } from '../../UiProvider.js';
import { useSiteLinks } from '../siteLinks.js';
import type { SiteLink } from '../siteLinks.js';
import { ModeSwitch } from './ModeSwitch.js';
import { account, accountPlaceholder, item, settings, signOut as signOutBox } from './Navbar.css.js';

/** Whether a user is signed in; `unknown` until the session is loaded. */
export type SessionState = 'unknown' | 'signedOut' | 'signedIn';

export interface NavbarItemsProps {
  /** The links between "Home" and "Dashboard". @default all parts, the blog and the portfolio */
  links?: readonly SiteLink[] | undefined;
  /** Whether a user is signed in. */
  session: SessionState;
  /** The path of the current page. */
  currentPath: string;
  /** The current colour mode. */
  mode: Mode;
  /** Called with the mode to switch to. */
  onModeChange: (mode: 'light' | 'dark') => void;
  /** Called when the user signs out. */
  onSignOut: () => void;
}

const isWithin = (path: string, currentPath: string) => currentPath === path || currentPath.startsWith(`${path}/`);

/** Moves the focus from "Sign Out" to the "Login" link that replaces it, unless another page has taken the focus. */
const useFocusAfterSignOut = (session: SessionState) => {
  const loginItem = useRef<HTMLLIElement>(null);
  const isSigningOut = useRef(false);
  useEffect(() => {
    if (!isSigningOut.current || session !== 'signedOut') return;
    isSigningOut.current = false;
    if (document.activeElement === document.body) loginItem.current?.querySelector('a')?.focus();
  }, [session]);
  const beforeSignOut = () => {
    isSigningOut.current = true;
  };
  return { loginItem, beforeSignOut };
};

/** The items of the menu; a placeholder replaces the account item while the session is unknown. */
export const NavbarItems = (props: NavbarItemsProps) => {
  const { session, currentPath, mode, onModeChange, onSignOut } = props;
  const { navbar } = useUi().texts;
  const links = useSiteLinks(props.links);
  const { loginItem, beforeSignOut } = useFocusAfterSignOut(session);
  const link = (href: string, label: string) => (
    <Link href={href} variant="menu" aria-current={isWithin(href, currentPath) ? 'page' : undefined}>
      {label}
    </Link>
  );
  const accountItem: Record<SessionState, ReactNode> = {
    unknown: <li className={accountPlaceholder} aria-hidden="true" />,
    signedOut: (
      <li ref={loginItem} className={account}>
        {link(paths.login, navbar.login)}
      </li>
    ),
    signedIn: (
      <li className={account}>
        <div className={signOutBox}>
          <Button
            tone="quiet"
            onClick={() => {
              beforeSignOut();
              onSignOut();
            }}
          >
            {navbar.signOut}
          </Button>
        </div>
      </li>
    ),
  };
  return (
    <>
      <li className={item}>{link(paths.home, navbar.home)}</li>
      {links.map(({ href, label }) => (
        <li key={href} className={item}>
          {link(href, label)}
        </li>
      ))}
      {session === 'signedIn' && <li className={item}>{link(paths.dashboard, navbar.dashboard)}</li>}
      <li className={settings}>
        <ModeSwitch mode={mode} onModeChange={onModeChange} />
      </li>
      {accountItem[session]}
    </>
  );
};
