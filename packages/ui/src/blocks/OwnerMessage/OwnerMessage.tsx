import { Picture } from '../../elements/Picture/Picture.js';
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

/** The owner's own words beside the portrait. */
export const OwnerMessage = ({ name, role, portrait, message }: OwnerMessageProps) => (
  <figure className={messageBox}>
    <div className={portraitBox}>
      <Picture picture={portrait} sizes="12rem" />
    </div>
    <div className={words}>
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
);
