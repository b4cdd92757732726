import { orderedAgain } from '@dealerkit/domain/basket/orderedAgain';
import type { OrderWithLines } from '@dealerkit/domain/orders/orders';
import { useEffect, useRef } from 'react';
import { useClientSettings } from '../data/ClientProvider.js';
import type { MessageFormat } from '../data/messages.js';
import { useBasket } from '../basket/useBasket.js';
import type { BasketLineMessages } from '../basket/useBasketLine.js';
import { useReadOrderParts } from './useReadOrderParts.js';

/** The sentences about an order that is ordered again. */
export interface OrderAgainMessages extends BasketLineMessages, Pick<MessageFormat, 'nameOf'> {
  orderLines: {
    /** These parts are no longer on sale, and not in the basket. */
    notOnSale: (names: string) => string;
  };
}

/**
 * Returns a function that puts the lines of an order into the basket, and calls `onAdded`: the `onOrderAgain` of `OrderScreen` and
 * `MyOrdersScreen`. `onError` names the parts that are no longer on sale. Nothing is put in after the user has left the page.
 */
export const useOrderAgain = ({ addToBasket, orderLines, nameOf }: OrderAgainMessages, onAdded: () => void) => {
  const { onError } = useClientSettings();
  const { add } = useBasket();
  const readParts = useReadOrderParts();
  const isReading = useRef(false);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const putIntoBasket = async ({ lines }: OrderWithLines) => {
    // A second click would add the lines twice.
    if (isReading.current) return;
    isReading.current = true;
    const parts = await readParts(lines);
    isReading.current = false;
    if (!parts || isLeft.current) return;
    const { found, missing } = orderedAgain(lines, parts);
    const { isStored, left } = add(found);
    // `onAdded` leaves the page.
    if (missing.length > 0)
      onError?.(orderLines.notOnSale(missing.map(nameOf).join(', ')), undefined, { lasting: true });
    if (!isStored) onError?.(addToBasket.notStored, undefined, { lasting: false });
    else if (left.length > 0) onError?.(addToBasket.full, undefined, { lasting: false });
    else if (found.length > 0) onAdded();
  };
  return (order: OrderWithLines): void => void putIntoBasket(order);
};
