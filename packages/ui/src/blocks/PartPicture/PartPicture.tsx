'use client';
import { lazy, Suspense } from 'react';
import { Icon } from '../../elements/Icon/Icon.js';
import { boxIcon } from '../../elements/Icon/icons.js';
import { Picture } from '../../elements/Picture/Picture.js';
import type { Part } from '@dealerkit/domain/entities';
import type { ListedPicture } from '@dealerkit/domain/parts/pictures';
import { pictureSources } from '@dealerkit/domain/parts/pictureFiles';
import { useUi } from '../../UiProvider.js';
import { partName } from '../../partName.js';
import { frame } from './PartPicture.css.js';

export interface PartPictureProps {
  /** The part to show. */
  part: Part;
  /** One of its pictures. @default the first one */
  picture?: ListedPicture | undefined;
  /** The rendered width, as the `sizes` attribute of the image. */
  sizes: string;
  /** Shows all of the picture, where it would otherwise fill the container. @default false */
  isWhole?: boolean | undefined;
  /** Loads the image before others, for a picture at the top of the page. @default false */
  priority?: boolean | undefined;
}

const Box = () => <Icon path={boxIcon} />;

/** The drawings and what reads a category load with the first part that has no picture; where they cannot, all parts have the same one. */
const KindIcon = lazy(async () => {
  const module = await import('./KindIcon.js').catch(() => undefined);
  return { default: module?.KindIcon ?? Box };
});

/** A picture of a part, in the sizes that its host has; it fills its container. Its background has the colour of the studio photos. */
export const PartPicture = ({ part, picture, sizes, isWhole = false, priority = false }: PartPictureProps) => {
  const { pictureFor, texts } = useUi();
  const src = picture?.image ?? part.image ?? '';
  const formats = src ? pictureFor(src) : undefined;
  const source = {
    src,
    width: 800,
    height: 800,
    ...(formats ?? { sources: pictureSources(src) }),
    alt: picture?.text || partName(part, texts),
  };
  return (
    <div className={frame}>
      <Picture
        picture={source}
        sizes={sizes}
        priority={priority}
        fit={formats && !isWhole ? 'cover' : 'contain'}
        drawing={
          part.description === undefined ? undefined : (
            <Suspense fallback={<Box />}>
              <KindIcon description={part.description} />
            </Suspense>
          )
        }
      />
    </div>
  );
};
