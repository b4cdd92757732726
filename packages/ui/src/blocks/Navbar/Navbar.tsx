'use client';
import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../elements/Icon/Icon.js';
import { Link } from '../../elements/Link/Link.js';
import { paths } from '../../paths.js';
import { useUi } from '../../UiProvider.js';
import type { Mode } from '../../UiProvider.js';
import { Logo } from '../Logo/Logo.js';
import { bar, brand, brandWords, list, mark, nav, navbar, open, toggle } from './Navbar.css.js';
import type { SiteLink } from '../siteLinks.js';
import { NavbarItems } from './NavbarItems.js';

/** Whether somebody is signed in; `unknown` until that is found out. */
export type SessionState = 'unknown' | 'signedOut' | 'signedIn';

/** A language, as people who speak it call it. */
export interface Language {
  /** BCP 47 tag, e.g. `bn-BD`. */
  locale: string;
  /** Its name in itself, e.g. `বাংলা`. */
  name: string;
}

export interface NavbarProps {
  /** The name of the shop. */
  name: string;
  /** The shop's own mark beside its name, in the height of the text; it says nothing itself. A gear unless given. */
  logo?: ReactNode;
  /** What the menu leads to between home and the dashboard; the blog and the portfolio unless given. */
  links?: readonly SiteLink[] | undefined;
  session: SessionState;
  /** The path of the page that is shown. */
  currentPath: string;
  /** The colours that are on. */
  mode: Mode;
  onModeChange: (mode: 'light' | 'dark') => void;
  /** The other language that the shop speaks; without one there is nothing to turn to. */
  otherLanguage?: Language;
  /** Turns to the other language. */
  onLanguageChange?: () => void;
  onSignOut: () => void;
}

/** The way around the shop; on a phone it folds into a menu that Esc closes. */
export const Navbar = ({ name, logo, ...items }: NavbarProps) => {
  const { texts } = useUi();
  const menuId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [openOn, setOpenOn] = useState<string>();
  // Remembered with the page it was opened on, so that going to another one closes it.
  const isOpen = openOn === items.currentPath;
  const close = () => setOpenOn(undefined);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- clicks and keys come from the links inside
    <header
      className={navbar}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a')) close();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        close();
        button.current?.focus();
      }}
    >
      <div className={bar}>
        <div className={brand}>
          <Link href={paths.home} look="menu">
            <span className={brandWords}>
              <span className={mark} aria-hidden="true">
                {logo ?? <Logo />}
              </span>
              {name}
            </span>
          </Link>
        </div>
        <nav className={nav} aria-label={texts.navbar.label}>
          <button
            ref={button}
            type="button"
            className={toggle}
            aria-label={isOpen ? texts.navbar.closeMenu : texts.navbar.openMenu}
            aria-expanded={isOpen}
            aria-controls={menuId}
            onClick={() => setOpenOn(isOpen ? undefined : items.currentPath)}
          >
            <Icon name={isOpen ? 'close' : 'menu'} />
          </button>
          <ul id={menuId} className={isOpen ? `${list} ${open}` : list}>
            <NavbarItems {...items} />
          </ul>
        </nav>
      </div>
    </header>
  );
};
