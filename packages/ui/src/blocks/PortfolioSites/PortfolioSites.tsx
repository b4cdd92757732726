'use client';
import { Icon } from '../../elements/Icon/Icon.js';
import { Picture } from '../../elements/Picture/Picture.js';
import { useUi } from '../../UiProvider.js';
import type { PictureSource } from '../../UiProvider.js';
import {
  deed,
  description as descriptionText,
  link,
  name as nameText,
  site,
  sites as list,
  view,
  words,
} from './PortfolioSites.css.js';

/** A site of the developer's. */
export interface PortfolioSite {
  name: string;
  /** Where it is; it lies outside of the shop, so no router takes it over. */
  href: string;
  /** What it is, in a sentence. */
  description: string;
  picture?: PictureSource;
}

export interface PortfolioSitesProps {
  /** The sites, best first. */
  sites: readonly PortfolioSite[];
}

/** The developer's sites, a card each that leads there. */
export const PortfolioSites = ({ sites }: PortfolioSitesProps) => {
  const { portfolio } = useUi().texts;
  return (
    <ul className={list}>
      {sites.map(({ name, href, description, picture }) => (
        <li key={href}>
          <article className={site[picture ? 'pictured' : 'bare']}>
            {picture && (
              <div className={view}>
                <Picture picture={picture} sizes="(min-width: 64rem) 24rem, 100vw" fit="cover" />
              </div>
            )}
            <div className={words}>
              <h3 className={nameText}>
                <a className={link} href={href}>
                  {name}
                </a>
              </h3>
              <p className={descriptionText}>{description}</p>
            </div>
            <p className={deed} aria-hidden="true">
              {portfolio.visit} <Icon name="forward" />
            </p>
          </article>
        </li>
      ))}
    </ul>
  );
};
