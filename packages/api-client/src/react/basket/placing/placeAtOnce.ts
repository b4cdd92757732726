import type { Checkout, CheckoutLine } from '@dealerkit/domain/basket/checkout';
import type { Basket } from '@dealerkit/domain/basket/basketRules';
import { classifyError, HttpError } from '../../../index.js';
import {
  type BasketSender,
  type PlacedLines,
  type PlaceResult,
  placedOf,
  withState,
  contentOf,
} from './basketSender.js';
import { type BasketDelivery, checkoutOf, settleLines, writeCheckout } from './checkout.js';
import { randomKey } from '../../data/requests/idempotencyKeys.js';
import { refusedLines } from './refusedLines.js';

/** Looks up whether the host has an order of all lines whose response was lost, and takes them out of the basket. */
export const settleOrder = async (
  { client, user }: BasketSender,
  checkout: Checkout,
): Promise<PlacedLines | undefined> => {
  const orders = await client.findOwnOrders({ email: user, limit: 20 });
  for (const orderNumber of new Set(orders.map((order) => order.orderNumber))) {
    const ofNumber = orders.filter((order) => order.orderNumber === orderNumber);
    const lines = settleLines(checkout, ofNumber);
    if (!lines.every(({ state }) => state === 'placed')) continue;
    writeCheckout(user, undefined, lines);
    return placedOf({ ...checkout, lines }, orderNumber);
  }
  return undefined;
};

const refusedIn = (checkout: Checkout, { body, issues, hostMessage: message }: HttpError) =>
  refusedLines(checkout.lines, { body, issues, message }).map((line): CheckoutLine => ({ ...line, state: 'refused' }));

/** Sends all lines in one call, under a key that stays until the basket is placed or changed. */
export const placeAtOnce = async (
  sender: BasketSender,
  delivery: BasketDelivery,
  lines: Basket,
): Promise<PlaceResult> => {
  const { client, user } = sender;
  const open = checkoutOf(user);
  const repeated = open?.isOpen && contentOf(open, open.lines) === contentOf(delivery, lines) ? open : undefined;
  let checkout = repeated;
  try {
    if (!checkout) {
      const after = (await client.findOwnOrders({ email: user, limit: 1 })).at(-1)?.orderNumber ?? 0;
      checkout = {
        user,
        key: randomKey(),
        ...delivery,
        after,
        isOpen: true,
        lines: lines.map((line) => withState(line, 'sent')),
      };
      if (!writeCheckout(user, checkout)) return { isNotStored: true };
    }
    const { userName, address, phone, note, extra } = delivery;
    const { orderNumber } = await client.placeOrderLines(
      {
        userEmail: user,
        userName,
        address,
        phone,
        ...(note && { note }),
        ...(extra && { extra }),
        lines: lines.map(({ product_name, quantity: orderQuantity }) => ({ product_name, orderQuantity })),
      },
      { idempotencyKey: checkout.key },
    );
    writeCheckout(user, undefined, lines);
    return { placed: { ...delivery, orderNumber, lines } };
  } catch (error) {
    // A page in place of the response says nothing about the order, which keeps its key.
    if (checkout && error instanceof HttpError) {
      const { isFinal, isOutcomeUnknown } = classifyError(error, 'placeOrderLines');
      const refused = isFinal ? refusedIn(checkout, error) : [];
      // After a lost response, an error such as an expired session says nothing about the order that was sent before.
      if (isFinal || (!repeated && !isOutcomeUnknown))
        writeCheckout(user, refused.length > 0 ? { ...checkout, isOpen: false, lines: refused } : undefined);
    }
    return { error };
  }
};
