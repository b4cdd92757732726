'use client';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Toasts } from '../../elements/Toasts/Toasts.js';
import type { DealerFacts } from '../../dealer.js';
import { paths } from '@dealerkit/domain/paths';
import { useUi } from '../../UiProvider.js';
import { Footer } from '../Footer/Footer.js';
import { Navbar } from '../Navbar/Navbar.js';
import type { NavbarOptions } from '../Navbar/Navbar.js';
import { main, page, skipLink } from './SiteFrame.css.js';

export type { SiteLink } from '../siteLinks.js';

export interface SiteFrameProps extends NavbarOptions {
  /** The name, founding year and showrooms of the dealer. */
  dealer: DealerFacts;
  /** The content of the page. */
  children: ReactNode;
}

const CONTENT_ID = 'content';

/** The frame of every page: skip link, navbar, main content, footer and toasts. */
export const SiteFrame = ({ dealer, logo, links, children, ...navigation }: SiteFrameProps) => {
  const { texts } = useUi();
  const content = useRef<HTMLElement>(null);
  return (
    <div className={page}>
      <a
        className={skipLink}
        href={`#${CONTENT_ID}`}
        onClick={(event) => {
          // Keeps the hash out of the URL, which a router would handle as a navigation.
          event.preventDefault();
          content.current?.focus();
        }}
      >
        {texts.common.skipToContent}
      </a>
      <Navbar {...navigation} name={dealer.name} logo={logo} links={links} />
      <main id={CONTENT_ID} ref={content} className={main} tabIndex={-1}>
        {children}
      </main>
      <Footer dealer={dealer} logo={logo} links={links} compact={navigation.currentPath.startsWith(paths.dashboard)} />
      <Toasts returnFocusRef={content} />
    </div>
  );
};
