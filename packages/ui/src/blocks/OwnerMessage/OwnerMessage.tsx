'use client';
import { useId } from 'react';
import { Picture } from '../../elements/Picture/Picture.js';
import { background, container, padding } from '../../elements/Section/Section.css.js';
import { useUi } from '../../UiProvider.js';
import type { PictureSource } from '../../UiProvider.js';
import {
  message as messageBox,
  name as nameText,
  portrait as portraitBox,
  quote,
  role as roleText,
  signature,
  signatureText,
  title as titleText,
} from './OwnerMessage.css.js';

export interface OwnerMessageProps {
  /** The owner's name. */
  name: string;
  /** The owner's role in the shop. */
  role: string;
  /** The owner's portrait. */
  portrait: PictureSource;
  /** The paragraphs of the message. */
  message: ReadonlyArray<string>;
}

/** A section with the owner's message and portrait. */
export const OwnerMessage = ({ name, role, portrait, message }: OwnerMessageProps) => {
  const { texts } = useUi();
  const id = useId();
  return (
    <section className={`${background.page} ${padding.page}`} aria-labelledby={id}>
      <div className={container}>
        <figure className={messageBox}>
          <h2 id={id} className={titleText}>
            {texts.home.ownerTitle}
          </h2>
          <blockquote className={quote}>
            {message.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </blockquote>
          <figcaption className={signature}>
            <div className={portraitBox}>
              <Picture picture={portrait} sizes="4rem" fit="cover" />
            </div>
            <div className={signatureText}>
              <p className={nameText} translate="no">
                {name}
              </p>
              <p className={roleText}>{role}</p>
            </div>
          </figcaption>
        </figure>
      </div>
    </section>
  );
};
