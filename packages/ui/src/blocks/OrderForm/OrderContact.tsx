'use client';
import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import type { ShopContact } from '../../dealer.js';
import type { Part } from '@dealerkit/domain/entities';
import { parseNumber } from '@dealerkit/domain/text/numbers';
import { partName } from '../../partName.js';
import { quantityBounds } from '@dealerkit/domain/parts/partRules';
import { useTexts, useUi } from '../../UiProvider.js';
import { ContactLinks } from '../ContactLinks/ContactLinks.js';
import type { NewOrder, TypedOrder } from './OrderForm.schema.js';
import { contactTexts } from '../../texts/en/contact.js';

interface OrderContactProps {
  part: Part;
  contact: ShopContact;
  control: Control<TypedOrder, unknown, NewOrder>;
  /** What the message is about. */
  about: 'part' | 'outOfStock' | 'mayBePlaced';
}

/** Links to call the shop, or to send it a message with the part and the typed quantity. */
export const OrderContact = ({ part, contact, control, about }: OrderContactProps) => {
  const { formatNumber } = useUi();
  const texts = useTexts(contactTexts);
  const typed = parseNumber(useWatch({ control, name: 'orderQuantity' }));
  const quantity = Number.isInteger(typed) && typed > 0 ? typed : quantityBounds(part).minimum;
  return (
    <ContactLinks contact={contact} message={texts.contact[about](partName(part, texts), formatNumber(quantity))} />
  );
};
