'use client';
import type { ReactNode } from 'react';
import { readDescription } from '@dealerkit/domain/parts/partFacts';
import { languageOf } from '../../format/languageOf.js';
import { useUi } from '../../UiProvider.js';
import { joinPictures } from '@dealerkit/domain/parts/pictures';
import { PartFactsTable } from './PartFactsTable.js';
import { PartGallery } from './PartGallery.js';
import { PartPicture } from '../PartPicture/PartPicture.js';
import { PartSpecs } from '../PartSpecs/PartSpecs.js';
import type { PartSpecsProps } from '../PartSpecs/PartSpecs.js';
import { Text } from '../../elements/Text/Text.js';
import { content, description, detail, image, media, panel } from './PartDetail.css.js';

export { PartDetailSkeleton } from './PartDetailSkeleton.js';

export interface PartDetailProps extends PartSpecsProps {
  /** What a visitor can do at once, directly below the price and the stock, such as a button that adds the part to the basket. */
  action?: ReactNode | undefined;
  /** Content below the specs, such as the order form. */
  children?: ReactNode | undefined;
}

/** The rendered width of the picture, as the `sizes` attribute of an image. */
export const partDetailSizes = '(min-width: 64rem) 42rem, (min-width: 40rem) 46vw, 92vw';

/** A part with its pictures, description and specs. The page shows the name as its title. */
export const PartDetail = ({ part, isStale, action, children }: PartDetailProps) => {
  const { texts } = useUi();
  const { text, pictures: listed } = readDescription(part.description);
  const pictures = joinPictures({ image: part.image ?? '', pictures: listed });
  return (
    <div data-part="part-detail" className={detail}>
      <div className={media}>
        {pictures.length > 1 ? (
          <PartGallery key={part._id} part={part} pictures={pictures} sizes={partDetailSizes} />
        ) : (
          <div data-part="part-detail.picture" className={image}>
            <PartPicture part={part} picture={pictures[0]} sizes={partDetailSizes} priority />
          </div>
        )}
        {text.trim() && (
          <Text
            size="lead"
            tone="muted"
            wrap="anywhere"
            measure
            className={description}
            lang={languageOf(text, texts.locale)}
          >
            {text}
          </Text>
        )}
      </div>
      <div data-part="part-detail.panel" className={panel}>
        <PartSpecs part={part} isStale={isStale} />
        {action}
        <PartFactsTable part={part} />
        <div className={content}>{children}</div>
      </div>
    </div>
  );
};
