'use client';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import type { Part } from '../../entities.js';
import { paths } from '../../paths.js';
import { useUi } from '../../UiProvider.js';
import { partName } from '../partFacts.js';
import { PartPicture } from '../PartPicture/PartPicture.js';
import { PartSpecs } from '../PartSpecs/PartSpecs.js';
import { card, deed, description, name as nameText, photo, plate, shot } from './PartCard.css.js';

export interface PartCardProps {
  /** The part to offer. */
  part: Part;
}

/** A part on the shelf: what it looks like, what it is called, its figures, and the way to order it. */
export const PartCard = ({ part }: PartCardProps) => {
  const { texts } = useUi();
  const name = partName(part, texts);
  return (
    <article className={card}>
      <div className={photo}>
        <div className={shot}>
          <PartPicture part={part} sizes="(min-width: 64rem) 23rem, (min-width: 40rem) 46vw, 92vw" />
        </div>
      </div>
      <h3 className={nameText}>{name}</h3>
      <p className={description}>{part.description}</p>
      <div className={plate}>
        <PartSpecs part={part} />
      </div>
      <div className={deed}>
        <ButtonLink href={paths.purchase(part._id)} label={texts.part.orderNamed(name)} wide>
          {texts.part.order}
        </ButtonLink>
      </div>
    </article>
  );
};
