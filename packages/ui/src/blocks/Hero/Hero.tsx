'use client';
import type { ReactNode } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { Picture } from '../../elements/Picture/Picture.js';
import { useUi } from '../../UiProvider.js';
import type { PictureSource } from '../../UiProvider.js';
import { column, content, headline, hero, image, lead as leadText, search as searchStyle } from './Hero.css.js';

export interface HeroProps {
  /** A wide picture whose empty start side lies under the text: the left side, or the right one in a language from right to left. */
  picture: PictureSource;
  /** The sentence under the headline. */
  lead: string;
  /** Called when the visitor selects "Get Started". */
  onGetStarted: () => void;
  /** A search form below the sentence. */
  search?: ReactNode | undefined;
}

/** The top of the home page: headline, picture and main action. */
export const Hero = ({ picture, lead, onGetStarted, search }: HeroProps) => {
  const { home } = useUi().texts;
  return (
    <div data-part="hero" className={hero}>
      <div className={column}>
        <div className={content}>
          <h1 data-part="hero.headline" className={headline} tabIndex={-1}>
            {home.headline}
          </h1>
          <p data-part="hero.lead" className={leadText}>
            {lead}
          </p>
          {search && <div className={searchStyle}>{search}</div>}
          <Button tone="accent" onClick={onGetStarted}>
            {home.getStarted}
          </Button>
        </div>
      </div>
      <div data-part="hero.picture" className={image}>
        <Picture picture={picture} fit="cover" sizes="(min-width: 64rem) 72rem, 100vw" priority />
      </div>
    </div>
  );
};
