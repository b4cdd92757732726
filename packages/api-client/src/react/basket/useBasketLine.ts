import { basketLine, removeLine, setQuantity } from '@dealerkit/domain/basket/basketRules';
import type { Part } from '@dealerkit/domain/entities';
import { useClientSettings } from '../data/ClientProvider.js';
import { useBasket } from './useBasket.js';

/** The sentences about a basket that is not changed. */
export interface BasketLineMessages {
  addToBasket: {
    /** The browser cannot store it. */
    notStored: string;
    /** It has no room for a further line. */
    full: string;
  };
}

/** The line of a part in the basket, as `AddToBasket` takes it. `onError` says why a change is not stored. */
export const useBasketLine = (part: Part, { addToBasket }: BasketLineMessages) => {
  const { onError } = useClientSettings();
  const { basket, add, change } = useBasket();
  const fail = (message: string) => onError?.(message, undefined, { lasting: false });
  const report = (isStored: boolean) => {
    if (!isStored) fail(addToBasket.notStored);
  };
  return {
    /** The quantity in the basket; undefined if the part is not in it. */
    quantity: basket?.find(({ partId, isSaved }) => partId === part._id && !isSaved)?.quantity,
    onAdd: () => {
      const { isStored, left } = add([basketLine(part)]);
      report(isStored);
      if (left.length > 0) fail(addToBasket.full);
    },
    onQuantityChange: (_: Part, quantity: number) => report(change((lines) => setQuantity(lines, part._id, quantity))),
    onRemove: () => report(change((lines) => removeLine(lines, part._id))),
  };
};
