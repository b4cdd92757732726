import { activeLines, type Basket, type BasketLine } from '@dealerkit/domain/basketRules';
import type { Part } from '@dealerkit/domain/entities';
import { type Abilities, classifyError, type Client, HttpError } from '../index.js';
import { basketStore } from './basket.js';
import {
  type BasketDelivery,
  basketOf,
  type Checkout,
  type CheckoutLine,
  checkoutOf,
  isInDoubt,
  ordersAlike,
  readCheckouts,
  settleLines,
  writeCheckout,
} from './checkout.js';
import { randomKey } from './idempotencyKeys.js';

/** The host, and the user who orders. */
export interface BasketSender {
  client: Client;
  abilities: Abilities;
  /** The e-mail address of the user. */
  user: string;
  /** Whether no further line may be sent: the customer has paused, or signed out. */
  isStopped: () => boolean;
}

/** Lines that the host has accepted. */
export interface PlacedLines extends BasketDelivery {
  /** The number of the order; undefined on a host without numbers. */
  orderNumber?: number | undefined;
  lines: Basket;
}

/** What became of a basket. `error` is why not everything was sent; without `placed` nothing new was accepted. */
export interface PlaceResult {
  placed?: PlacedLines | undefined;
  error?: unknown;
  /** The browser cannot store what is sent, so nothing more is sent. */
  isNotStored?: boolean;
}

/** Runs while no other tab places this basket. `ifAvailable` does not wait, and runs nothing if another tab does. */
export const lockBasket = async <Result>(
  run: () => Promise<Result>,
  { ifAvailable = false } = {},
): Promise<Result | undefined> =>
  'locks' in navigator
    ? navigator.locks.request('basket', { ifAvailable }, async (lock) => (lock ? run() : undefined))
    : run();

/** The lines that this user can order, under the names of today. */
const linesToSend = (user: string, parts: readonly Part[]): Basket =>
  activeLines(basketOf(user, basketStore.read(), readCheckouts())).map((line) => ({
    ...line,
    product_name: parts.find(({ _id }) => _id === line.partId)?.product_name ?? line.product_name,
  }));

const placedOf = (checkout: Checkout, orderNumber?: number): PlacedLines | undefined => {
  const { userName, address, phone, note } = checkout;
  const lines = checkout.lines.filter(({ state }) => state === 'placed');
  return lines.length === 0 ? undefined : { orderNumber, lines, userName, address, phone, note };
};

const withState = (line: BasketLine, state: CheckoutLine['state'], before = 0): CheckoutLine => ({
  ...line,
  state,
  before,
});

const contentOf = ({ userName, address, phone, note }: BasketDelivery, lines: Basket): string =>
  JSON.stringify([userName, address, phone, note, lines.map((line) => [line.product_name, line.quantity])]);

/** Looks up whether the host has an order of all lines whose response was lost, and takes them out of the basket. */
const settleOrder = async ({ client, user }: BasketSender, checkout: Checkout): Promise<PlacedLines | undefined> => {
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

/** The messages of the host by the index of their line. */
const refusedLines = (checkout: Checkout, { issues, hostMessage }: HttpError): CheckoutLine[] =>
  checkout.lines.flatMap((line, index) => {
    const issue = issues.find(({ path }) => path.startsWith(`lines.${index}.`) || path === `lines.${index}`);
    return issue ? [{ ...line, state: 'refused' as const, reason: issue.message || hostMessage }] : [];
  });

/** Sends all lines in one call, under a key that stays until the basket is placed or changed. */
const placeAtOnce = async (sender: BasketSender, delivery: BasketDelivery, lines: Basket): Promise<PlaceResult> => {
  const { client, user } = sender;
  const open = checkoutOf(user);
  let checkout = open?.isOpen && contentOf(open, open.lines) === contentOf(delivery, lines) ? open : undefined;
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
    const { userName, address, phone, note } = delivery;
    const { orderNumber } = await client.placeOrderLines(
      {
        userEmail: user,
        userName,
        address,
        phone,
        ...(note && { note }),
        lines: lines.map(({ product_name, quantity: orderQuantity }) => ({ product_name, orderQuantity })),
      },
      { idempotencyKey: checkout.key },
    );
    writeCheckout(user, undefined, lines);
    return { placed: { ...delivery, orderNumber, lines } };
  } catch (error) {
    // A page in place of the response says nothing about the order, which keeps its key.
    if (checkout && error instanceof HttpError && classifyError(error, 'placeOrderLines').isFinal) {
      const refused = refusedLines(checkout, error);
      writeCheckout(user, refused.length > 0 ? { ...checkout, isOpen: false, lines: refused } : undefined);
    }
    return { error };
  }
};

/** Sends one line. A response that is a page of HTML comes from something in between. */
const sendLine = async (
  { client, abilities, user }: BasketSender,
  checkout: Checkout,
  line: BasketLine,
): Promise<void> => {
  const { userName, address, phone, key } = checkout;
  const { product_name, quantity: orderQuantity } = line;
  let isPage = false;
  await client.placeOrder(
    { userEmail: user, userName, product_name, address, phone, orderQuantity },
    {
      ...(abilities.idempotencyKeys && { idempotencyKey: `${key}-${line.partId}` }),
      onHeaders: (headers) => {
        isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
      },
    },
  );
  if (isPage) throw new HttpError('placeOrder', 502, undefined, []);
};

/** Sends the lines one after the other. What is sent is stored before, so that wherever it ends no line is sent twice unasked. */
const placeLines = async (sender: BasketSender, begun: Checkout, parts: readonly Part[]): Promise<PlaceResult> => {
  const { client, user, isStopped } = sender;
  let checkout = begun;
  const store = (lines: CheckoutLine[], isOpen = true) => {
    checkout = { ...checkout, isOpen, lines };
    return writeCheckout(
      user,
      checkout,
      lines.filter(({ state }) => state === 'placed'),
    );
  };
  const lookUp = async () => {
    const orders = await client.listOrders({ email: user });
    if (checkout.lines.some(isInDoubt)) store(settleLines(checkout, orders));
    return orders;
  };
  try {
    const orders = await lookUp();
    const listed = checkout.lines;
    const isUnclear = ({ partId }: BasketLine) =>
      checkout.lines.some((line) => line.partId === partId && line.state === 'unclear');
    for (;;) {
      const line = linesToSend(user, parts).find(
        ({ partId }) => !checkout.lines.some((each) => each.partId === partId),
      );
      if (!line) break;
      if (isStopped()) return {};
      const others = checkout.lines;
      const placedSince = others.filter(
        (each) =>
          each.state === 'placed' &&
          !listed.includes(each) &&
          each.product_name === line.product_name &&
          each.quantity === line.quantity,
      );
      const before = ordersAlike(orders, line, checkout).length + placedSince.length;
      const settle = (state: CheckoutLine['state'], reason?: string) =>
        store([...others, { ...withState(line, state, before), ...(reason !== undefined && { reason }) }]);
      if (!settle('sent')) return { isNotStored: true };
      try {
        await sendLine(sender, checkout, line);
        settle('placed');
      } catch (error) {
        const { kind, isFinal, isOutcomeUnknown, hostMessage } = classifyError(error, 'placeOrder');
        if (isFinal || kind === 'notFound') settle('refused', hostMessage ?? '');
        else if (!isOutcomeUnknown) {
          // It was not sent, so it waits again.
          store(others);
          throw error;
        } else {
          await lookUp();
          // A second one in a row says that the host does not answer at all.
          if (isUnclear(line) && others.at(-1)?.state === 'unclear') throw error;
        }
      }
    }
  } catch (error) {
    return { error };
  }
  const placed = placedOf(checkout);
  const left = checkout.lines.filter(({ state }) => state !== 'placed');
  writeCheckout(user, left.length > 0 ? { ...checkout, isOpen: false, lines: left } : undefined);
  return { placed };
};

/** Orders the lines of the basket: all in one call, or on a host with the documented calls each in its own. */
export const placeBasket = async (
  sender: BasketSender,
  delivery: BasketDelivery,
  parts: readonly Part[],
): Promise<PlaceResult> => {
  const { abilities, user } = sender;
  const lines = linesToSend(user, parts);
  if (lines.length === 0) return {};
  if (abilities.orderNumbers) return placeAtOnce(sender, delivery, lines);
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
  const { abilities, client, user } = sender;
  const checkout = checkoutOf(user);
  if (!checkout?.lines.some(({ state }) => state === 'sent')) return {};
  if (abilities.orderNumbers) return { placed: await settleOrder(sender, checkout) };
  const lines = settleLines(checkout, await client.listOrders({ email: user }));
  writeCheckout(
    user,
    { ...checkout, lines },
    lines.filter(({ state }) => state === 'placed'),
  );
  return {};
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
