'use client';
import { PortfolioSites } from '../../blocks/PortfolioSites/PortfolioSites.js';
import type { PortfolioSitesProps } from '../../blocks/PortfolioSites/PortfolioSites.js';
import { Picture } from '../../elements/Picture/Picture.js';
import { Section } from '../../elements/Section/Section.js';
import { useUi } from '../../UiProvider.js';
import type { PictureSource } from '../../UiProvider.js';
import {
  about as aboutText,
  head,
  headColumn,
  name as nameText,
  portrait as portraitBox,
  role as roleText,
  words,
} from './PortfolioScreen.css.js';

export interface PortfolioScreenProps extends PortfolioSitesProps {
  /** Who built the shop: name, trade, portrait, and a few paragraphs of their own. */
  developer: { name: string; role: string; portrait?: PictureSource; about: readonly string[] };
}

/** Who built this shop, and what else to see of theirs (specification, section 2). */
export const PortfolioScreen = ({ developer, sites }: PortfolioScreenProps) => {
  const { portfolio } = useUi().texts;
  const { name, role, portrait, about } = developer;
  return (
    <>
      <div className={head}>
        <div className={headColumn}>
          <div className={words}>
            <h1 className={nameText} tabIndex={-1}>
              {name}
            </h1>
            <p className={roleText}>{role}</p>
            <div className={aboutText}>
              {about.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
          {portrait && (
            <div className={portraitBox}>
              <Picture picture={portrait} sizes="18rem" priority />
            </div>
          )}
        </div>
      </div>
      <Section title={portfolio.sites}>
        <PortfolioSites sites={sites} />
      </Section>
    </>
  );
};
