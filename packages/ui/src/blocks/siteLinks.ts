import { paths } from '../paths.js';
import { useUi } from '../UiProvider.js';

/** A page of the site that its header and footer lead to. */
export interface SiteLink {
  href: string;
  /** What it is called there. */
  words: string;
}

/** The pages that a dealer names, or else those of the specification. */
export const useSiteLinks = (links: readonly SiteLink[] | undefined): readonly SiteLink[] => {
  const { navbar } = useUi().texts;
  return (
    links ?? [
      { href: paths.blog, words: navbar.blog },
      { href: paths.portfolio, words: navbar.portfolio },
    ]
  );
};
