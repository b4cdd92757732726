import { paths } from '@dealerkit/domain/paths';
import { useUi } from '../UiProvider.js';

/** A link in the header and the footer. */
export interface SiteLink {
  href: string;
  /** The text of the link. */
  label: string;
}

/** The links of the dealer, or by default all parts, the blog and the portfolio. */
export const useSiteLinks = (links: readonly SiteLink[] | undefined): readonly SiteLink[] => {
  const { navbar, titles } = useUi().texts;
  return (
    links ?? [
      { href: paths.allParts, label: titles.allParts },
      { href: paths.blog, label: navbar.blog },
      { href: paths.portfolio, label: navbar.portfolio },
    ]
  );
};
