'use client';
import { Picture } from '../../elements/Picture/Picture.js';
import type { Part } from '@dealerkit/domain/entities';
import { useUi } from '../../UiProvider.js';
import { partName } from '../../partName.js';
import { frame } from './PartPicture.css.js';

export interface PartPictureProps {
  /** The part to show. */
  part: Part;
  /** The rendered width, as the `sizes` attribute of the image. */
  sizes: string;
  /** Loads the image before others, for a picture at the top of the page. @default false */
  priority?: boolean | undefined;
}

/** The picture of a part; it fills its container. Its background has the colour of the studio photos. */
export const PartPicture = ({ part, sizes, priority = false }: PartPictureProps) => {
  const { pictureFor, texts } = useUi();
  const formats = part.image ? pictureFor(part.image) : undefined;
  const picture = { src: part.image ?? '', width: 800, height: 800, ...formats, alt: partName(part, texts) };
  return (
    <div className={frame}>
      <Picture picture={picture} sizes={sizes} priority={priority} fit={formats ? 'cover' : 'contain'} />
    </div>
  );
};
