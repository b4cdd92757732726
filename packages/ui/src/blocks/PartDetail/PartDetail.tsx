'use client';
import type { ReactNode } from 'react';
import type { Part } from '../../entities.js';
import { languageOf } from '../../format/languageOf.js';
import { useUi } from '../../UiProvider.js';
import { PartPicture } from '../PartPicture/PartPicture.js';
import { PartSpecs } from '../PartSpecs/PartSpecs.js';
import { content, description, detail, image, media, panel } from './PartDetail.css.js';

export interface PartDetailProps {
  /** The part to show. */
  part: Part;
  /** Content below the specs, such as the order form. */
  children?: ReactNode;
}

/** A part with a large picture, description and specs. The page shows the name as its title. */
export const PartDetail = ({ part, children }: PartDetailProps) => {
  const { texts } = useUi();
  return (
    <div className={detail}>
      <div className={media}>
        <div className={image}>
          <PartPicture part={part} sizes="(min-width: 64rem) 42rem, (min-width: 40rem) 46vw, 92vw" priority />
        </div>
        {part.description?.trim() && (
          <p className={description} lang={languageOf(part.description, texts.locale)}>
            {part.description}
          </p>
        )}
      </div>
      <div className={panel}>
        <PartSpecs part={part} />
        <div className={content}>{children}</div>
      </div>
    </div>
  );
};
