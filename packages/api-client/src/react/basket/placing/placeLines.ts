import type { Checkout, CheckoutLine } from '@dealerkit/domain/basket/checkout';
import type { BasketLine } from '@dealerkit/domain/basket/basketRules';
import type { Order, Part } from '@dealerkit/domain/entities';
import { classifyError, HttpError } from '../../../index.js';
import { type BasketSender, type PlaceResult, withState, linesToSend, placedOf } from './basketSender.js';
import { isInDoubt, ordersAlike, settleLines, writeCheckout } from './checkout.js';

/** Sends one line. A response that is a page of HTML comes from something in between. */
const sendLine = async ({ client, user }: BasketSender, checkout: Checkout, line: BasketLine): Promise<void> => {
  const { userName, address, phone, key } = checkout;
  const { product_name, quantity: orderQuantity } = line;
  let isPage = false;
  await client.placeOrder(
    { userEmail: user, userName, product_name, address, phone, orderQuantity },
    {
      idempotencyKey: `${key}-${line.partId}`,
      onHeaders: (headers) => {
        isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
      },
    },
  );
  if (isPage) throw new HttpError('placeOrder', 502, undefined, []);
};

/** Counts the orders like a line: those that the host has listed, and what was placed since. */
const countAlike = (
  line: BasketLine,
  checkout: Checkout,
  listed: { orders: readonly Order[]; lines: readonly CheckoutLine[] },
): number => {
  const placedSince = checkout.lines.filter(
    (each) =>
      each.state === 'placed' &&
      !listed.lines.includes(each) &&
      each.product_name === line.product_name &&
      each.quantity === line.quantity,
  );
  return ordersAlike(listed.orders, line, checkout).length + placedSince.length;
};

/** Sends the lines one after the other. What is sent is stored before, so that wherever it ends no line is sent twice unasked. */
export const placeLines = async (
  sender: BasketSender,
  begun: Checkout,
  parts: readonly Part[],
): Promise<PlaceResult> => {
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
    const listed = { orders, lines: checkout.lines };
    const isUnclear = ({ partId }: BasketLine) =>
      checkout.lines.some((line) => line.partId === partId && line.state === 'unclear');
    for (;;) {
      const line = linesToSend(user, parts).find(
        ({ partId }) => !checkout.lines.some((each) => each.partId === partId),
      );
      if (!line) break;
      if (isStopped()) return {};
      const earlierLines = checkout.lines;
      const alikeBefore = countAlike(line, checkout, listed);
      const settle = (state: CheckoutLine['state'], refusal?: CheckoutLine['refusal']) =>
        store([...earlierLines, { ...withState(line, state, alikeBefore), ...(refusal && { refusal }) }]);
      if (!settle('sent')) return { isNotStored: true };
      try {
        await sendLine(sender, checkout, line);
        settle('placed');
      } catch (error) {
        const { kind, isFinal, isOutcomeUnknown, hostMessage } = classifyError(error, 'placeOrder');
        if (isFinal || kind === 'notFound') settle('refused', { message: hostMessage });
        else if (!isOutcomeUnknown) {
          // It was not sent, so it waits again.
          store(earlierLines);
          throw error;
        } else {
          await lookUp();
          // A second one in a row says that the host does not answer at all.
          if (isUnclear(line) && earlierLines.at(-1)?.state === 'unclear') throw error;
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
