'use client';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import type { Part } from '../../entities.js';
import { paths } from '../../paths.js';
import { useUi } from '../../UiProvider.js';
import { partName } from '../../partRules.js';
import { PartPicture } from '../PartPicture/PartPicture.js';
import { PartSpecs } from '../PartSpecs/PartSpecs.js';
import { action, card, description, image, imageRow, name as nameText, specs } from './PartCard.css.js';

export interface PartCardProps {
  /** The part to show. */
  part: Part;
}

/** A part with its picture, name, description, specs and a link to order it. */
export const PartCard = ({ part }: PartCardProps) => {
  const { texts } = useUi();
  const name = partName(part, texts);
  return (
    <article className={card}>
      <div className={imageRow}>
        <div className={image}>
          <PartPicture part={part} sizes="(min-width: 64rem) 23rem, (min-width: 40rem) 46vw, 92vw" />
        </div>
      </div>
      <h3 className={nameText}>{name}</h3>
      <p className={description}>{part.description}</p>
      <div className={specs}>
        <PartSpecs part={part} />
      </div>
      <div className={action}>
        <ButtonLink href={paths.purchase(part._id)} label={texts.part.orderNamed(name)} fullWidth>
          {texts.part.order}
        </ButtonLink>
      </div>
    </article>
  );
};
