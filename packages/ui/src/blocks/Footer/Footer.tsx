'use client';
import type { ReactNode } from 'react';
import { Icon } from '../../elements/Icon/Icon.js';
import type { IconName } from '../../elements/Icon/Icon.js';
import { Link } from '../../elements/Link/Link.js';
import { link } from '../../elements/Link/Link.css.js';
import type { DealerFacts } from '../../dealer.js';
import { paths } from '../../paths.js';
import { latinDigits } from '../../texts/numbers.js';
import { useUi } from '../../UiProvider.js';
import { Logo } from '../Logo/Logo.js';
import { useSiteLinks } from '../siteLinks.js';
import type { SiteLink } from '../siteLinks.js';
import * as css from './Footer.css.js';

export interface FooterProps {
  /** Whose shop it is, and where. */
  dealer: DealerFacts;
  /** The shop's own mark beside its name, in the height of the text; it says nothing itself. A gear unless given. */
  logo?: ReactNode;
  /** Where else to go, after home; the blog and the portfolio unless given. */
  links?: readonly SiteLink[] | undefined;
}

/** What a telephone dials: figures, which the dealer may have written in Bangla. */
const dialled = (phone: string) => latinDigits(phone).replace(/[^+\d]/g, '');

const Fact = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <span className={css.fact}>
    <span className={css.factIcon}>
      <Icon name={icon} />
    </span>
    {children}
  </span>
);

/** Where to find the shop, when it is open, and where else to go. */
export const Footer = ({ dealer, logo, links }: FooterProps) => {
  const { footer, navbar } = useUi().texts;
  const pages = [{ href: paths.home, words: navbar.home }, ...useSiteLinks(links)];
  return (
    <footer className={css.footer}>
      <div className={css.column}>
        <div className={css.parts}>
          <div className={css.brand}>
            <p className={css.name}>
              <span className={css.mark} aria-hidden="true">
                {logo ?? <Logo />}
              </span>
              {dealer.name}
            </p>
            <p>{footer.founded(dealer.foundedIn)}</p>
          </div>
          <div className={css.showrooms}>
            <h2 className={css.heading}>{footer.showrooms}</h2>
            <ul className={css.rooms}>
              {dealer.showrooms.map(({ name, address, phone, hours }) => (
                <li key={name}>
                  <address className={css.room}>
                    <span className={css.roomName}>{name}</span>
                    <Fact icon="pin">{address}</Fact>
                    <Fact icon="phone">
                      <a className={`${link.inherit} ${css.dial}`} href={`tel:${dialled(phone)}`}>
                        {phone}
                      </a>
                    </Fact>
                    <Fact icon="clock">{hours}</Fact>
                  </address>
                </li>
              ))}
            </ul>
          </div>
          <nav aria-label={footer.shop}>
            <h2 className={css.heading}>{footer.shop}</h2>
            <ul className={css.links}>
              {pages.map(({ href, words }) => (
                <li key={href}>
                  <Link href={href} look="menu">
                    {words}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <p className={css.rights}>{footer.rights(dealer.name, dealer.foundedIn)}</p>
      </div>
    </footer>
  );
};
