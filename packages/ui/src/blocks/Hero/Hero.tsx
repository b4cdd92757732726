'use client';
import { Button } from '../../elements/Button/Button.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { phoneIcon } from '../../elements/Icon/icons.js';
import { Picture } from '../../elements/Picture/Picture.js';
import { callHref } from '@dealerkit/domain/phones/phone';
import { useUi } from '../../UiProvider.js';
import { useFormatPhone } from '../../elements/useFormatPhone.js';
import type { PictureSource } from '../../UiProvider.js';
import { actions, column, content, headline, hero, image, lead as leadText } from './Hero.css.js';

export interface HeroProps {
  /** A wide picture whose empty start side lies under the text: the left side, or the right one in a language from right to left. */
  picture: PictureSource;
  /** The sentence under the headline. */
  lead: string;
  /** Called when the visitor selects "Get Started". */
  onGetStarted: () => void;
  /** The phone number of the shop, for a link to call it. */
  phone?: string | undefined;
}

/** The top of the home page: headline, picture and main action. */
export const Hero = ({ picture, lead, onGetStarted, phone }: HeroProps) => {
  const { texts } = useUi();
  const formatPhone = useFormatPhone();
  const { home } = texts;
  const phoneHref = phone && callHref(phone);
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
          <div className={actions}>
            <Button tone="accent" onClick={onGetStarted}>
              {home.getStarted}
            </Button>
            {phoneHref && (
              <ButtonLink href={phoneHref}>
                <Icon path={phoneIcon} /> {formatPhone(phone)}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
      <div data-part="hero.picture" className={image}>
        <Picture picture={picture} fit="cover" sizes="(min-width: 64rem) 72rem, 100vw" priority />
      </div>
    </div>
  );
};
