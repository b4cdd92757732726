'use client';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Toasts } from '../../elements/Toasts/Toasts.js';
import type { DealerFacts } from '../../dealer.js';
import { useUi } from '../../UiProvider.js';
import { Footer } from '../Footer/Footer.js';
import { Navbar } from '../Navbar/Navbar.js';
import type { NavbarProps } from '../Navbar/Navbar.js';
import { main, page, skip } from './SiteFrame.css.js';

export type { SiteLink } from '../siteLinks.js';

export interface SiteFrameProps extends Omit<NavbarProps, 'name'> {
  /** Whose shop it is, and where. */
  dealer: DealerFacts;
  /** The screen. */
  children: ReactNode;
}

const CONTENT = 'content';

/** What stands around every screen: the way around the shop above, where to find it below, messages over all. */
export const SiteFrame = ({ dealer, logo, links, children, ...navigation }: SiteFrameProps) => {
  const { texts } = useUi();
  const content = useRef<HTMLElement>(null);
  return (
    <div className={page}>
      <a
        className={skip}
        href={`#${CONTENT}`}
        onClick={(event) => {
          // The address stays as it is, so that no router takes it for a change of page.
          event.preventDefault();
          content.current?.focus();
        }}
      >
        {texts.common.skipToContent}
      </a>
      <Navbar {...navigation} name={dealer.name} logo={logo} links={links} />
      <main id={CONTENT} ref={content} className={main} tabIndex={-1}>
        {children}
      </main>
      <Footer dealer={dealer} logo={logo} links={links} />
      <Toasts />
    </div>
  );
};
