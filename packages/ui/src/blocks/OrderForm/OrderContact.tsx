'use client';
import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import type { ShopContact } from '../../dealer.js';
import type { Part } from '@dealerkit/domain/entities';
import { parseNumber } from '@dealerkit/domain/text/numbers';
import { quantityBounds } from '@dealerkit/domain/parts/partRules';
import { ContactLinks } from '../ContactLinks/ContactLinks.js';
import { type PartTopic, usePartMessage } from '../ContactLinks/usePartMessage.js';
import type { NewOrder, TypedOrder } from './OrderForm.schema.js';

interface OrderContactProps {
  part: Part;
  contact: ShopContact;
  control: Control<TypedOrder, unknown, NewOrder>;
  /** What the message is about. */
  about: PartTopic;
}

/** Links to call the shop, or to send it a message with the part and the typed quantity. */
export const OrderContact = ({ part, contact, control, about }: OrderContactProps) => {
  const messageOf = usePartMessage(part, contact);
  const typed = parseNumber(useWatch({ control, name: 'orderQuantity' }));
  const quantity = Number.isInteger(typed) && typed > 0 ? typed : quantityBounds(part).minimum;
  return <ContactLinks contact={contact} message={messageOf(about, quantity)} />;
};
