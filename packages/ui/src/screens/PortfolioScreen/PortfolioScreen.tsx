'use client';
import { PortfolioSites } from '../../blocks/PortfolioSites/PortfolioSites.js';
import type { PortfolioSitesProps } from '../../blocks/PortfolioSites/PortfolioSites.js';
import { Picture } from '../../elements/Picture/Picture.js';
import { Section } from '../../elements/Section/Section.js';
import { useTexts } from '../../UiProvider.js';
import type { PictureSource } from '../../UiProvider.js';
import {
  about as aboutText,
  banner,
  bannerColumn,
  intro,
  name as nameText,
  portrait as portraitBox,
  role as roleText,
} from './PortfolioScreen.css.js';
import { portfolioTexts } from '../../texts/en/portfolio.js';

export interface PortfolioScreenProps extends PortfolioSitesProps {
  /** The developer: name, profession, portrait, and paragraphs about them. */
  developer: { name: string; role: string; portrait?: PictureSource | undefined; about: readonly string[] };
}

/** The developer of the site and their other sites (`/portfolio`). */
export const PortfolioScreen = ({ developer, sites }: PortfolioScreenProps) => {
  const { portfolio } = useTexts(portfolioTexts);
  const { name, role, portrait, about } = developer;
  return (
    <>
      <div className={banner}>
        <div className={bannerColumn}>
          <div className={intro}>
            {portrait && (
              <div className={portraitBox}>
                <Picture picture={portrait} sizes="12rem" priority />
              </div>
            )}
            <h1 className={nameText} tabIndex={-1} translate="no">
              {name}
            </h1>
            <p className={roleText}>{role}</p>
          </div>
          <div className={aboutText}>
            {about.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
      <Section title={portfolio.sites}>
        <PortfolioSites sites={sites} />
      </Section>
    </>
  );
};
