'use client';
import { Picture } from '../../elements/Picture/Picture.js';
import type { Part } from '../../entities.js';
import { useUi } from '../../UiProvider.js';
import { partName } from '../../partRules.js';
import { well } from './PartPicture.css.js';

export interface PartPictureProps {
  /** The part to show. */
  part: Part;
  /** How wide it is drawn, in the words of the `sizes` attribute. */
  sizes: string;
  /** It is the first thing to see: fetched at once and before all others. */
  priority?: boolean;
}

/** A part on the sweep it was shot on, so that photo and well are one surface; it fills the box it stands in. */
export const PartPicture = ({ part, sizes, priority = false }: PartPictureProps) => {
  const { pictureFor, texts } = useUi();
  const own = part.image ? pictureFor(part.image) : undefined;
  const picture = { src: part.image ?? '', width: 800, height: 800, ...own, alt: partName(part, texts) };
  return (
    <div className={well}>
      <Picture picture={picture} sizes={sizes} priority={priority} fit={own ? 'cover' : 'contain'} />
    </div>
  );
};
