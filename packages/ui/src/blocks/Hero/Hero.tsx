'use client';
import { Button } from '../../elements/Button/Button.js';
import { Picture } from '../../elements/Picture/Picture.js';
import { useUi } from '../../UiProvider.js';
import type { PictureSource } from '../../UiProvider.js';
import { column, headline, hero, lead as leadText, view, words } from './Hero.css.js';

export interface HeroProps {
  /** A wide picture, calm on its left. */
  picture: PictureSource;
  /** What the shop is, in a sentence under the headline. */
  lead: string;
  /** The visitor wants to see the parts. */
  onGetStarted: () => void;
}

/** The first thing to see: who this is and the one thing to do. */
export const Hero = ({ picture, lead, onGetStarted }: HeroProps) => {
  const { home } = useUi().texts;
  return (
    <div className={hero}>
      <div className={column}>
        <div className={words}>
          <h1 className={headline} tabIndex={-1}>
            {home.headline}
          </h1>
          <p className={leadText}>{lead}</p>
          <Button tone="accent" onClick={onGetStarted}>
            {home.getStarted}
          </Button>
        </div>
      </div>
      <div className={view}>
        <Picture picture={picture} fit="cover" sizes="(min-width: 64rem) 72rem, 100vw" priority />
      </div>
    </div>
  );
};
