'use client';
import { Icon } from '../../elements/Icon/Icon.js';
import { forwardIcon } from '../../elements/Icon/icons.js';
import { Picture } from '../../elements/Picture/Picture.js';
import { useTexts, useUi } from '../../UiProvider.js';
import type { PictureSource } from '../../UiProvider.js';
import { Heading } from '../../elements/Heading/Heading.js';
import { Text } from '../../elements/Text/Text.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { listNumber } from '../listNumber.css.js';
import { description as descriptionText, image, link, site, sites as list, visit } from './PortfolioSites.css.js';
import { portfolioTexts } from '../../texts/en/portfolio.js';

/** A site by the developer. */
export interface PortfolioSite {
  /** The name of the site. */
  name: string;
  /** The absolute URL; the link bypasses the router. */
  href: string;
  /** The site in one sentence. */
  description: string;
  /** A screenshot of the site. */
  picture?: PictureSource | undefined;
}

export interface PortfolioSitesProps {
  /** The sites, in display order. */
  sites: ReadonlyArray<PortfolioSite>;
}

/** The developer's sites as a list of links. */
export const PortfolioSites = ({ sites }: PortfolioSitesProps) => {
  const { formatNumber } = useUi();
  const texts = useTexts(portfolioTexts);
  return (
    <ul className={list}>
      {sites.map(({ name, href, description, picture }, index) => (
        <li key={href}>
          <article className={site}>
            <span className={listNumber} aria-hidden="true">
              {formatNumber(index + 1)}
            </span>
            <Heading level={3} size="headline">
              <a className={link} href={href} translate="no">
                {name}
              </a>
            </Heading>
            <Text size="lead" tone="muted" measure className={descriptionText}>
              {description}
            </Text>
            {picture && (
              <div className={image}>
                <Picture picture={picture} sizes="(min-width: 64rem) 14rem, 92vw" fit="cover" />
              </div>
            )}
            <Stack asChild direction="row" gap="xs">
              <Text size="inherit" weight="strong" wrap="nowhere" className={visit} aria-hidden="true">
                {texts.portfolio.visit} <Icon path={forwardIcon} />
              </Text>
            </Stack>
          </article>
        </li>
      ))}
    </ul>
  );
};
