'use client';
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../elements/Icon/Icon.js';
import { closeIcon, menuIcon } from '../../elements/Icon/icons.js';
import { Link } from '../../elements/Link/Link.js';
import { paths } from '@dealerkit/domain/paths';
import { useUi } from '../../UiProvider.js';
import { Logo } from '../Logo/Logo.js';
import { logoFrame } from '../Logo/Logo.css.js';
import { bar, basketBox, brand, brandContent, languageBox, list, listOpen, nav, navbar, toggle } from './Navbar.css.js';
import { LanguageSwitch } from './LanguageSwitch.js';
import type { Language } from './LanguageSwitch.js';
import { NavbarItems } from './NavbarItems.js';
import type { NavbarItemsProps } from './NavbarItems.js';
import { useMenu } from './useMenu.js';

export type { Language } from './LanguageSwitch.js';
export type { SessionState } from './NavbarItems.js';

/** What the frame of a page passes on to its navbar. */
export interface NavbarOptions extends NavbarItemsProps {
  /** A decorative logo beside the name, as tall as the text. @default <Logo /> */
  logo?: ReactNode | undefined;
  /** The search of the site, a `SiteSearch`. */
  search?: ReactNode | undefined;
  /** The languages of the site. A button switches between two; from three on, they are in a list. */
  languages?: readonly Language[] | undefined;
  /** Called with the `locale` of the language that the user selects. */
  onLanguageChange?: ((locale: string) => void) | undefined;
  /** The link to the basket, a `BasketLink`. */
  basket?: ReactNode | undefined;
}

export interface NavbarProps extends NavbarOptions {
  /** The name of the shop. */
  name: string;
}

/** The header with the main navigation; on a phone, a menu that Esc closes. */
export const Navbar = ({ name, logo, search, languages, onLanguageChange, basket, ...items }: NavbarProps) => {
  const { texts } = useUi();
  const [menuId, popoverId] = [useId(), useId()];
  const button = useRef<HTMLButtonElement>(null);
  const { isOpen, close, popoverProps, onClick } = useMenu(items.currentPath);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the events bubble from the links inside
    <header
      data-part="navbar"
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
        <div data-part="navbar.brand" className={brand}>
          <Link href={paths.home} variant="menu">
            <span className={brandContent}>
              <span className={logoFrame} aria-hidden="true">
                {logo ?? <Logo />}
              </span>
              {name}
            </span>
          </Link>
        </div>
        {search}
        {languages && (
          <div className={languageBox}>
            <LanguageSwitch languages={languages} onLanguageChange={onLanguageChange} />
          </div>
        )}
        {basket !== undefined && <div className={basketBox}>{basket}</div>}
        <nav className={nav} aria-label={texts.navbar.label}>
          <button
            ref={button}
            type="button"
            className={toggle}
            aria-label={isOpen ? texts.navbar.closeMenu : texts.navbar.openMenu}
            aria-expanded={isOpen}
            aria-controls={menuId}
            popoverTarget={popoverId}
            onClick={onClick}
          >
            <Icon path={isOpen ? closeIcon : menuIcon} />
          </button>
          <span id={popoverId} hidden {...popoverProps} />
          <ul id={menuId} className={isOpen ? `${list} ${listOpen}` : list}>
            <NavbarItems {...items} />
          </ul>
        </nav>
      </div>
    </header>
  );
};
