'use client';
import type { ReactNode } from 'react';
import { Icon } from '../../elements/Icon/Icon.js';
import { clockIcon, phoneIcon, pinIcon } from '../../elements/Icon/icons.js';
import type { IconPath } from '../../elements/Icon/Icon.js';
import { Link } from '../../elements/Link/Link.js';
import { logoFrame } from '../Logo/Logo.css.js';
import { link } from '../../elements/Link/Link.css.js';
import type { DealerFacts } from '../../dealer.js';
import { paths } from '@dealerkit/domain/paths';
import { callHref } from '@dealerkit/domain/phones/phone';
import { useUi } from '../../UiProvider.js';
import { useFormatPhone } from '../../elements/useFormatPhone.js';
import { Logo } from '../Logo/Logo.js';
import { useSiteLinks } from '../siteLinks.js';
import type { SiteLink } from '../siteLinks.js';
import * as css from './Footer.css.js';

export interface FooterProps {
  /** The name, founding year and showrooms of the dealer. */
  dealer: DealerFacts;
  /** A decorative logo beside the name, as tall as the text. @default <Logo /> */
  logo?: ReactNode | undefined;
  /** The links after "Home". @default all parts, the blog, the portfolio and privacy */
  links?: readonly SiteLink[] | undefined;
  /** One row with the telephone numbers, for pages to work on. @default false */
  compact?: boolean | undefined;
}

const Detail = ({ icon, children }: { icon: IconPath; children: ReactNode }) => (
  <span className={css.detail}>
    <span className={css.detailIcon}>
      <Icon path={icon} />
    </span>
    {children}
  </span>
);

const PhoneLink = ({ phone }: { phone: string }) => (
  <a className={`${link.inherit} ${css.phoneLink}`} href={callHref(phone)}>
    {useFormatPhone()(phone)}
  </a>
);

const CompactFooter = ({ dealer }: Pick<FooterProps, 'dealer'>) => {
  const { footer } = useUi().texts;
  return (
    <footer data-part="footer" className={css.footer}>
      <div className={css.compactRow}>
        <p>{footer.rights(dealer.name, dealer.foundedIn)}</p>
        <ul className={css.compactList}>
          {dealer.showrooms.map(({ name, phone }) => (
            <li key={name} className={css.compactPhone}>
              {name} <PhoneLink phone={phone} />
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
};

const FullFooter = ({ dealer, logo, links }: FooterProps) => {
  const { footer, navbar, titles } = useUi().texts;
  const privacy = { href: paths.privacy, label: titles.privacy };
  const pages = [{ href: paths.home, label: navbar.home }, ...useSiteLinks(links), ...(links ? [] : [privacy])];
  return (
    <footer data-part="footer" className={css.footer}>
      <div className={css.column}>
        <div className={css.columns}>
          <div className={css.brand}>
            <p className={css.name}>
              <span className={logoFrame} aria-hidden="true">
                {logo ?? <Logo />}
              </span>
              {dealer.name}
            </p>
            <p>{footer.founded(dealer.foundedIn)}</p>
          </div>
          <div className={css.showrooms}>
            <h2 className={css.heading}>{footer.showrooms}</h2>
            <ul className={css.showroomList}>
              {dealer.showrooms.map(({ name, address, phone, hours }) => (
                <li key={name}>
                  <address className={css.showroom}>
                    <span className={css.showroomName} translate="no">
                      {name}
                    </span>
                    <Detail icon={pinIcon}>{address}</Detail>
                    <Detail icon={phoneIcon}>
                      <PhoneLink phone={phone} />
                    </Detail>
                    <Detail icon={clockIcon}>{hours}</Detail>
                  </address>
                </li>
              ))}
            </ul>
          </div>
          <nav className={css.pages} aria-label={footer.shop}>
            <h2 className={css.heading}>{footer.shop}</h2>
            <ul className={css.pageLinks}>
              {pages.map(({ href, label }) => (
                <li key={href}>
                  <Link href={href} variant="menu">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <p className={css.copyright}>{footer.rights(dealer.name, dealer.foundedIn)}</p>
      </div>
    </footer>
  );
};

/** The footer of every page: showrooms with opening hours, and links. */
export const Footer = ({ compact: isCompact = false, ...props }: FooterProps) =>
  isCompact ? <CompactFooter {...props} /> : <FullFooter {...props} />;
