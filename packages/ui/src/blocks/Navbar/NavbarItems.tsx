'use client';
import type { ReactNode } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { Link } from '../../elements/Link/Link.js';
import { paths } from '../../paths.js';
import { useUi } from '../../UiProvider.js';
import { LanguageSwitch } from './LanguageSwitch.js';
import { ModeSwitch } from './ModeSwitch.js';
import type { NavbarProps } from './Navbar.js';
import { account, item, keptAccount, settings, signOut as signOutBox } from './Navbar.css.js';

const isWithin = (path: string, currentPath: string) => currentPath === path || currentPath.startsWith(`${path}/`);

/** The entries of the menu; what depends on who is there keeps its place until that is known. */
export const NavbarItems = (props: Omit<NavbarProps, 'name'>) => {
  const { session, currentPath, mode, onModeChange, otherLanguage, onLanguageChange, onSignOut } = props;
  const { navbar } = useUi().texts;
  const link = (href: string, words: string) => (
    <Link href={href} look="menu" current={isWithin(href, currentPath)}>
      {words}
    </Link>
  );
  const accounts: Record<NavbarProps['session'], ReactNode> = {
    unknown: <li className={keptAccount} aria-hidden="true" />,
    signedOut: <li className={account}>{link(paths.login, navbar.login)}</li>,
    signedIn: (
      <li className={account}>
        <div className={signOutBox}>
          <Button tone="quiet" onClick={onSignOut}>
            {navbar.signOut}
          </Button>
        </div>
      </li>
    ),
  };
  return (
    <>
      <li className={item}>{link(paths.home, navbar.home)}</li>
      <li className={item}>{link(paths.blog, navbar.blog)}</li>
      <li className={item}>{link(paths.portfolio, navbar.portfolio)}</li>
      {session === 'signedIn' && <li className={item}>{link(paths.dashboard, navbar.dashboard)}</li>}
      <li className={settings}>
        <ModeSwitch mode={mode} onModeChange={onModeChange} />
        {otherLanguage && <LanguageSwitch language={otherLanguage} onChoose={onLanguageChange} />}
      </li>
      {accounts[session]}
    </>
  );
};
