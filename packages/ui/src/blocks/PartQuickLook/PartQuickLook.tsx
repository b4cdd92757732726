'use client';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { Sheet } from '../../elements/Sheet/Sheet.js';
import type { ShopContact } from '../../dealer.js';
import type { Part } from '@dealerkit/domain/entities';
import { languageOf } from '../../format/languageOf.js';
import { readDescription } from '@dealerkit/domain/parts/partFacts';
import { isOutOfStock, quantityBounds } from '@dealerkit/domain/parts/partRules';
import { partName } from '../../partName.js';
import { paths } from '@dealerkit/domain/paths';
import { useTexts, useUi } from '../../UiProvider.js';
import { ContactLinks } from '../ContactLinks/ContactLinks.js';
import { PartFactsTable } from '../PartFactsTable/PartFactsTable.js';
import { PartPicture } from '../PartPicture/PartPicture.js';
import { PartSpecs } from '../PartSpecs/PartSpecs.js';
import { description, image, order } from './PartQuickLook.css.js';
import { contactTexts } from '../../texts/en/contact.js';

export interface PartQuickLookProps {
  /** The part to show. */
  part: Part;
  /** How to ask the shop about the part. */
  contact: ShopContact;
  /** The button that adds the part to the basket. */
  addToBasket?: ReactNode | undefined;
  /** Called when the user closes it. */
  onClose: () => void;
}

/** Everything about a part without leaving the list, and the way to order it. */
export const PartQuickLook = ({ part, contact, addToBasket, onClose }: PartQuickLookProps) => {
  const { formatNumber } = useUi();
  const texts = useTexts(contactTexts);
  const name = partName(part, texts);
  const { text } = readDescription(part.description);
  const isUnavailable = isOutOfStock(part);
  const messageOf = isUnavailable ? texts.contact.outOfStock : texts.contact.part;
  return (
    <Sheet title={name} onClose={onClose}>
      <div className={image}>
        <PartPicture part={part} sizes="(min-width: 40rem) 29rem, 92vw" />
      </div>
      <PartSpecs part={part} />
      <PartFactsTable part={part} />
      {text.trim() && (
        <p className={description} lang={languageOf(text, texts.locale)}>
          {text}
        </p>
      )}
      <ContactLinks contact={contact} message={messageOf(name, formatNumber(quantityBounds(part).minimum))} />
      {!isUnavailable && (
        <div className={order}>
          <ButtonLink tone="accent" href={paths.purchase(part._id)} aria-label={texts.part.orderNamed(name)} fullWidth>
            {texts.part.order}
          </ButtonLink>
          {addToBasket}
        </div>
      )}
    </Sheet>
  );
};
