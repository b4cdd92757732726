import { basketLine, removeLine, setQuantity } from '@dealerkit/domain/basketRules';
import type { Part } from '@dealerkit/domain/entities';
import { useBasket } from './useBasket.js';

/** The line of a part in the basket, as `AddToBasket` takes it. `onFailed` gets why a change is not stored: the browser cannot, or the basket is full. */
export const useBasketLine = (part: Part, onFailed: (reason: 'notStored' | 'full') => void) => {
  const { basket, add, change } = useBasket();
  const report = (isStored: boolean) => {
    if (!isStored) onFailed('notStored');
  };
  return {
    /** The quantity in the basket; undefined if the part is not in it. */
    quantity: basket?.find(({ partId, isSaved }) => partId === part._id && !isSaved)?.quantity,
    onAdd: () => {
      const { isStored, left } = add([basketLine(part)]);
      report(isStored);
      if (left.length > 0) onFailed('full');
    },
    onQuantityChange: (_: Part, quantity: number) => report(change((lines) => setQuantity(lines, part._id, quantity))),
    onRemove: () => report(change((lines) => removeLine(lines, part._id))),
  };
};
