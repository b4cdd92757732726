import type { Part } from '@dealerkit/domain/entities';
import { PartPicture } from '../PartPicture/PartPicture.js';
import { scaledDown, thumbnail } from './PartThumbnail.css.js';

export interface PartThumbnailProps {
  /** The part; undefined shows the placeholder, for an order whose part is no longer on sale. */
  part: Part | undefined;
}

const noPart: Part = { _id: '' };

/** A small picture beside the name of a part, hidden from screen readers, which read the name. */
export const PartThumbnail = ({ part = noPart }: PartThumbnailProps) => (
  <span className={thumbnail} aria-hidden="true">
    <span className={scaledDown}>
      <PartPicture part={part} sizes="6rem" />
    </span>
  </span>
);
