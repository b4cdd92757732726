'use client';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { Picture } from '../../elements/Picture/Picture.js';
import { paths } from '../../paths.js';
import { useUi } from '../../UiProvider.js';
import type { PictureSource } from '../../UiProvider.js';
import { advice, screen, title, view, wayOn, words } from './NotFoundScreen.css.js';

export interface NotFoundScreenProps {
  /** What stands where a page would be. */
  picture: PictureSource;
}

/** The end of the road: no page has this address. */
export const NotFoundScreen = ({ picture }: NotFoundScreenProps) => {
  const { notFound, titles, common } = useUi().texts;
  return (
    <div className={screen}>
      <div className={view}>
        <Picture picture={picture} sizes="(min-width: 64rem) 42rem, 100vw" priority />
      </div>
      <div className={words}>
        <h1 className={title} tabIndex={-1}>
          {titles.notFound}
        </h1>
        <p className={advice}>{notFound.advice}</p>
        <div className={wayOn}>
          <ButtonLink href={paths.home} tone="accent">
            {common.backHome}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
};
