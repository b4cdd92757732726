import type { BasketLine } from '@dealerkit/domain/basket/basketRules';
import type { Part } from '@dealerkit/domain/entities';
import { type BasketSender, type PlaceResult, linesToSend, placedOf, contentOf } from './basketSender.js';
import { type BasketDelivery, checkoutOf, settleLines, writeCheckout } from './checkout.js';
import { randomKey } from '../../data/requests/idempotencyKeys.js';
import { offlineQueue } from './offlineQueue.js';
import { settleOrder, placeAtOnce } from './placeAtOnce.js';
import { placeLines } from './placeLines.js';

/** Orders the lines of the basket: all in one call, or on a host with the documented calls each in its own. */
export const placeBasket = async (
  sender: BasketSender,
  delivery: BasketDelivery,
  parts: readonly Part[],
): Promise<PlaceResult> => {
  const { isLineByLine, user } = sender;
  const lines = linesToSend(user, parts);
  if (lines.length === 0) return {};
  if (!isLineByLine) return placeAtOnce(sender, delivery, lines);
  const { key = randomKey(), lines: sent = [] } = checkoutOf(user) ?? {};
  // A refused line is sent again when the customer orders again.
  const kept = sent.filter(({ state }) => state !== 'refused');
  return placeLines(sender, { user, key, ...delivery, after: undefined, isOpen: true, lines: kept }, parts);
};

/** Goes on with a checkout that was paused or interrupted. */
export const continueCheckout = async (sender: BasketSender, parts: readonly Part[]): Promise<PlaceResult> => {
  const checkout = checkoutOf(sender.user);
  return checkout ? placeLines(sender, checkout, parts) : {};
};

/** Looks up the lines whose response was lost, for example because the tab was closed. Sends nothing. */
export const settleCheckout = async (sender: BasketSender): Promise<PlaceResult> => {
  const { isLineByLine, client, user } = sender;
  const checkout = checkoutOf(user);
  if (!checkout?.lines.some(({ state }) => state === 'sent')) return {};
  if (!isLineByLine) return { placed: await settleOrder(sender, checkout) };
  const lines = settleLines(checkout, await client.listOrders({ email: user }));
  const isLeft = linesToSend(user, []).some(({ partId }) => !lines.some((line) => line.partId === partId));
  const isOver = !isLeft && lines.every(({ state }) => state === 'placed');
  const settled = { ...checkout, lines };
  writeCheckout(
    user,
    isOver ? undefined : settled,
    lines.filter(({ state }) => state === 'placed'),
  );
  return { placed: isOver ? placedOf(settled) : undefined };
};

/** Records what the customer knows about an unclear line: it was placed, or it is to be sent again. */
export const answerUnclear = (user: string, { partId }: BasketLine, answer: 'placed' | 'again'): boolean => {
  const checkout = checkoutOf(user);
  const line = checkout?.lines.find((each) => each.partId === partId);
  if (!checkout || !line) return true;
  const lines = checkout.lines.filter((each) => each !== line);
  const isPlaced = answer === 'placed';
  if (isPlaced && checkout.isOpen) lines.push({ ...line, state: 'placed' });
  const isOver = !checkout.isOpen && lines.length === 0;
  return writeCheckout(user, isOver ? undefined : { ...checkout, lines }, isPlaced ? [line] : []);
};

/** Moves the lines to the offline queue: as one order, or each as its own on a host without numbers. */
export const keepBasket = (user: string, delivery: BasketDelivery, isLineByLine: boolean): boolean => {
  const lines = linesToSend(user, []);
  const { note, ...customer } = delivery;
  const open = checkoutOf(user);
  const isSent = open?.isOpen && contentOf(open, open.lines) === contentOf(delivery, lines);
  const orders = lines.map(({ partId, product_name, quantity, price }) => ({
    id: randomKey(),
    order: { userEmail: user, ...customer, product_name, orderQuantity: quantity },
    partId,
    price,
  }));
  const [first, ...rest] = orders;
  if (!first) return false;
  const more = rest.length > 0 || note ? { lines: lines.slice(1), note } : undefined;
  const whole = { ...first, id: isSent ? open.key : first.id, more };
  const isStored = offlineQueue.addAll(isLineByLine ? orders : [whole]);
  if (isStored) writeCheckout(user, undefined, lines);
  return isStored;
};
