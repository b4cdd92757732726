'use client';
import type { ReactNode } from 'react';
import { ContactLinks } from '../../blocks/ContactLinks/ContactLinks.js';
import { usePartMessage } from '../../blocks/ContactLinks/usePartMessage.js';
import { PartPage } from '../../blocks/PartPage/PartPage.js';
import type { ShownPart } from '../../blocks/PartPage/PartPage.js';
import { ShareButton } from '../../blocks/ShareButton/ShareButton.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { Stack } from '../../elements/Stack/Stack.js';
import type { ShopContact } from '../../dealer.js';
import { partName } from '../../partName.js';
import type { Part } from '@dealerkit/domain/entities';
import { isOutOfStock, quantityBounds } from '@dealerkit/domain/parts/partRules';
import { paths } from '@dealerkit/domain/paths';
import { useUi } from '../../UiProvider.js';

export interface PartScreenProps extends ShownPart {
  /** How to ask the shop about the part. */
  contact: ShopContact;
  /** Renders the button that adds the part to the basket. */
  addToBasket?: ((part: Part) => ReactNode) | undefined;
}

/** A link to the order form, and the basket, below each other. */
const Actions = ({ part, addToBasket }: Pick<PartScreenProps, 'addToBasket'> & { part: Part }) => {
  const { texts } = useUi();
  return (
    <Stack gap="xs">
      {!isOutOfStock(part) && (
        <ButtonLink
          tone="accent"
          href={paths.purchase(part._id)}
          aria-label={texts.part.orderNamed(partName(part, texts))}
          fullWidth
        >
          {texts.part.order}
        </ButtonLink>
      )}
      {addToBasket?.(part)}
    </Stack>
  );
};

const PartContact = ({ part, contact }: Pick<PartScreenProps, 'contact'> & { part: Part }) => {
  const { texts } = useUi();
  const messageOf = usePartMessage(part, contact);
  const topic = isOutOfStock(part) ? 'outOfStock' : 'part';
  return (
    <Stack>
      <ContactLinks contact={contact} message={messageOf(topic, quantityBounds(part).minimum)} />
      <ShareButton title={partName(part, texts)} url={paths.part(part._id)} />
    </Stack>
  );
};

/** A part for everyone, and the ways to order it (`/parts/:id`). */
export const PartScreen = ({ contact, addToBasket, ...shown }: PartScreenProps) => (
  <PartPage
    {...shown}
    title={useUi().texts.titles.part}
    buttons={addToBasket ? 2 : 1}
    action={(part) => <Actions part={part} addToBasket={addToBasket} />}
  >
    {(part) => <PartContact part={part} contact={contact} />}
  </PartPage>
);
