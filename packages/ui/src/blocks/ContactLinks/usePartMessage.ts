import type { Part } from '@dealerkit/domain/entities';
import { partNumber } from '@dealerkit/domain/parts/partFacts';
import { partPrice } from '@dealerkit/domain/parts/partRules';
import { paths } from '@dealerkit/domain/paths';
import type { ShopContact } from '../../dealer.js';
import { partName } from '../../partName.js';
import { contactTexts } from '../../texts/en/contact.js';
import { useTexts, useUi } from '../../UiProvider.js';

/** What a message is about. */
export type PartTopic = 'part' | 'outOfStock' | 'mayBePlaced';

/** Returns a function that writes a message about a part: name, number, quantity, price and the address of its page. */
export const usePartMessage = (part: Part, { origin }: ShopContact) => {
  const { formatNumber, formatMoney } = useUi();
  const texts = useTexts(contactTexts);
  const name = partName(part, texts);
  const number = partNumber(part);
  const price = partPrice(part);
  return (about: PartTopic, quantity: number): string => {
    const named = number === undefined || name.includes(number) ? name : `${name} (${number})`;
    const lines = [
      texts.contact[about](named, formatNumber(quantity)),
      about === 'part' && typeof price === 'number' && `${texts.part.price}: ${formatMoney(price)}`,
      origin !== undefined && origin + paths.part(part._id),
    ];
    return lines.filter(Boolean).join('\n');
  };
};
