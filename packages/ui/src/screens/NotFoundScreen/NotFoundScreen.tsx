'use client';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { Picture } from '../../elements/Picture/Picture.js';
import { paths } from '@dealerkit/domain/paths';
import { useTexts } from '../../UiProvider.js';
import type { PictureSource } from '../../UiProvider.js';
import { action, advice, content, page, pictureFrame, title } from './NotFoundScreen.css.js';
import { notFoundTexts } from '../../texts/en/notFound.js';

export interface NotFoundScreenProps {
  /** The illustration beside the text. */
  picture: PictureSource;
}

/** Says that no page has this URL, and links to the home page. */
export const NotFoundScreen = ({ picture }: NotFoundScreenProps) => {
  const { notFound, titles, common } = useTexts(notFoundTexts);
  return (
    <div className={page}>
      <div className={pictureFrame}>
        <Picture picture={picture} sizes="(min-width: 64rem) 42rem, 100vw" priority />
      </div>
      <div className={content}>
        <h1 className={title} tabIndex={-1}>
          {titles.notFound}
        </h1>
        <p className={advice}>{notFound.advice}</p>
        <div className={action}>
          <ButtonLink href={paths.home} tone="accent">
            {common.backHome}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
};
