'use client';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import type { Part } from '@dealerkit/domain/entities';
import { paths } from '@dealerkit/domain/paths';
import { useUi } from '../../UiProvider.js';
import { languageOf } from '../../format/languageOf.js';
import { readLines } from '@dealerkit/domain/parts/descriptionLines';
import { isOutOfStock } from '@dealerkit/domain/parts/partRules';
import { partName } from '../../partName.js';
import { PartPicture } from '../PartPicture/PartPicture.js';
import { PartSpecs } from '../PartSpecs/PartSpecs.js';
import {
  action,
  card,
  description,
  image,
  imageRow,
  name as nameText,
  nameLines,
  nameLink,
  specs,
} from './PartCard.css.js';

export { PartCardSkeleton } from './PartCardSkeleton.js';

const sizes = '(min-width: 64rem) 23rem, 46vw';

export interface PartCardProps {
  /** The part to show. */
  part: Part;
  /** The button that adds the part to the basket. */
  addToBasket?: ReactNode | undefined;
}

/** A part with its picture, name, description and specs. The whole card is a link to its page. */
export const PartCard = ({ part, addToBasket }: PartCardProps) => {
  const { Link, texts } = useUi();
  const name = partName(part, texts);
  const isAvailable = !isOutOfStock(part);
  const { text } = readLines(part.description);
  return (
    <article data-part="part-card" className={card}>
      <div className={imageRow}>
        <div data-part="part-card.picture" className={image}>
          <PartPicture part={part} sizes={sizes} />
        </div>
      </div>
      <h3 data-part="part-card.name" className={nameText} lang={languageOf(name, texts.locale)}>
        <Link href={paths.part(part._id)} className={nameLink}>
          <span className={nameLines} title={name} translate="no">
            {name}
          </span>
        </Link>
      </h3>
      <p data-part="part-card.description" className={description} lang={languageOf(text, texts.locale)}>
        {text}
      </p>
      <div data-part="part-card.specs" className={specs}>
        <PartSpecs part={part} />
      </div>
      <div data-part="part-card.action" className={action}>
        <ButtonLink
          href={isAvailable ? paths.purchase(part._id) : paths.part(part._id)}
          aria-label={isAvailable ? texts.part.orderNamed(name) : texts.part.detailsNamed(name)}
          tone={isAvailable ? 'neutral' : 'quiet'}
          fullWidth
        >
          {isAvailable ? texts.part.order : texts.part.details}
        </ButtonLink>
        {addToBasket}
      </div>
    </article>
  );
};
