'use client';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { SkipLink } from '../../elements/SkipLink/SkipLink.js';
import { Toasts } from '../../elements/Toasts/Toasts.js';
import type { DealerFacts } from '../../dealer.js';
import { paths } from '@dealerkit/domain/paths';
import { useUi } from '../../UiProvider.js';
import { Footer } from '../Footer/Footer.js';
import { Navbar } from '../Navbar/Navbar.js';
import type { NavbarOptions } from '../Navbar/Navbar.js';
import { main, page } from './SiteFrame.css.js';

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
      <SkipLink targetId={CONTENT_ID} target={content}>
        {texts.common.skipToContent}
      </SkipLink>
      <Navbar {...navigation} name={dealer.name} logo={logo} links={links} />
      <main id={CONTENT_ID} ref={content} className={main} tabIndex={-1}>
        {children}
      </main>
      <Footer
        dealer={dealer}
        logo={logo}
        links={links}
        compact={[paths.dashboard, paths.basket].some((path) => navigation.currentPath.startsWith(path))}
      />
      <Toasts returnFocusRef={content} />
    </div>
  );
};
