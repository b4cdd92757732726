'use client';
import { useId } from 'react';
import { Picture } from '../../elements/Picture/Picture.js';
import { background, column, heading } from '../../elements/Section/Section.css.js';
import { useUi } from '../../UiProvider.js';
import type { PictureSource } from '../../UiProvider.js';
import {
  message as messageBox,
  name as nameText,
  portrait as portraitBox,
  role as roleText,
  signature,
  speech,
  words,
} from './OwnerMessage.css.js';

export interface OwnerMessageProps {
  /** Who speaks. */
  name: string;
  /** What that person is in the shop. */
  role: string;
  portrait: PictureSource;
  /** The words, a paragraph each. */
  message: readonly string[];
}

/** The owner's own words beside the portrait, with their title. */
export const OwnerMessage = ({ name, role, portrait, message }: OwnerMessageProps) => {
  const { texts } = useUi();
  const id = useId();
  return (
    <section className={background.page} aria-labelledby={id}>
      <div className={column}>
        <figure className={messageBox}>
          <div className={portraitBox}>
            <Picture picture={portrait} sizes="(min-width: 64rem) 15rem, 12rem" />
          </div>
          <div className={words}>
            <h2 id={id} className={heading}>
              {texts.home.ownerTitle}
            </h2>
            <blockquote className={speech}>
              {message.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </blockquote>
            <figcaption className={signature}>
              <p className={nameText}>{name}</p>
              <p className={roleText}>{role}</p>
            </figcaption>
          </div>
        </figure>
      </div>
    </section>
  );
};
