'use client';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { Link } from '../../elements/Link/Link.js';
import { paths } from '../../paths.js';
import { useUi } from '../../UiProvider.js';
import { useSiteLinks } from '../siteLinks.js';
import { LanguageSwitch } from './LanguageSwitch.js';
import { ModeSwitch } from './ModeSwitch.js';
import type { NavbarProps } from './Navbar.js';
import { account, item, keptAccount, settings, signOut as signOutBox } from './Navbar.css.js';

const isWithin = (path: string, currentPath: string) => currentPath === path || currentPath.startsWith(`${path}/`);

/** Leads whoever signed out here to the way back in, which takes the place of the button; the title of another page goes first. */
const useWayBackIn = (session: NavbarProps['session']) => {
  const loginItem = useRef<HTMLLIElement>(null);
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!isLeaving.current || session !== 'signedOut') return;
    isLeaving.current = false;
    if (document.activeElement === document.body) loginItem.current?.querySelector('a')?.focus();
  }, [session]);
  const leave = () => {
    isLeaving.current = true;
  };
  return { loginItem, leave };
};

/** The entries of the menu; what depends on who is there keeps its place until that is known. */
export const NavbarItems = (props: Omit<NavbarProps, 'name' | 'logo'>) => {
  const { session, currentPath, mode, onModeChange, otherLanguage, onLanguageChange, onSignOut } = props;
  const { navbar } = useUi().texts;
  const links = useSiteLinks(props.links);
  const { loginItem, leave } = useWayBackIn(session);
  const link = (href: string, words: string) => (
    <Link href={href} variant="menu" current={isWithin(href, currentPath)}>
      {words}
    </Link>
  );
  const accounts: Record<NavbarProps['session'], ReactNode> = {
    unknown: <li className={keptAccount} aria-hidden="true" />,
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
              leave();
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
      {links.map(({ href, words }) => (
        <li key={href} className={item}>
          {link(href, words)}
        </li>
      ))}
      {session === 'signedIn' && <li className={item}>{link(paths.dashboard, navbar.dashboard)}</li>}
      <li className={settings}>
        <ModeSwitch mode={mode} onModeChange={onModeChange} />
        {otherLanguage && <LanguageSwitch language={otherLanguage} onLanguageChange={onLanguageChange} />}
      </li>
      {accounts[session]}
    </>
  );
};
