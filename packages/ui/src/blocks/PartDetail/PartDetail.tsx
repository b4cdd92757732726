import type { ReactNode } from 'react';
import type { Part } from '../../entities.js';
import { PartPicture } from '../PartPicture/PartPicture.js';
import { PartSpecs } from '../PartSpecs/PartSpecs.js';
import { description, detail, figures, photo, sight } from './PartDetail.css.js';

export interface PartDetailProps {
  /** The part to look at closely. */
  part: Part;
  /** What can be done with it, under its figures. */
  children?: ReactNode;
}

/** A part at full length: what it looks like, what is said of it, its figures. Its name is the title of the page around. */
export const PartDetail = ({ part, children }: PartDetailProps) => (
  <div className={detail}>
    <div className={sight}>
      <div className={photo}>
        <PartPicture part={part} sizes="(min-width: 64rem) 42rem, (min-width: 40rem) 46vw, 92vw" priority />
      </div>
      {part.description?.trim() && <p className={description}>{part.description}</p>}
    </div>
    <div className={figures}>
      <PartSpecs part={part} />
      {children}
    </div>
  </div>
);
