import type { OrderStatus } from '@dealerkit/domain/entities';
import { canCorrectQuantity } from '@dealerkit/domain/orders/orderRules';
import { HttpError } from '../http/HttpError.ts';
import type { AgreedTerms, ChangedOrder, DividedLine, StatusChange } from '../store/orders/orderResults.ts';

const noOrder = 'There is no such order.';

export const noSuchOrder = () => new HttpError(404, noOrder);

export const inWords = (status: OrderStatus | undefined) => (status === 'handedOver' ? 'handed over' : String(status));

const leftOf = (available: number, more = '') => `${available}${more} ${available === 1 ? 'is' : 'are'} left`;

type Refused = Exclude<ChangedOrder, { outcome: 'changed' }>;

const reasons = {
  'to be agreed': 'The price of this line is not a number. Agree a price, then hand it over.',
  returned: 'Pieces of this line were returned, so its hand-over cannot be undone.',
  invoiced: 'This line is on an invoice. Take the invoice back with a credit note, then undo the hand-over.',
};

/** Why a line does not take a step. */
export function messageOfStep(refused: Refused, { from, to }: StatusChange): string {
  switch (refused.outcome) {
    case 'no such order':
      return noOrder;
    case 'refused':
      return reasons[refused.reason];
    case 'not enough':
      return `Only ${leftOf(refused.available)}, so this line cannot be taken back from cancelled.`;
    case 'conflict':
      return refused.order.status === from
        ? `A line that is ${inWords(from)} cannot become ${inWords(to)}.`
        : `This line is ${inWords(refused.order.status)} by now. Check it, then try again.`;
  }
}

/** The error of a step that a line does not take. */
export function refusedStep(refused: Refused, change: StatusChange): HttpError {
  if (refused.outcome === 'no such order') return noSuchOrder();
  const message = messageOfStep(refused, change);
  if (refused.outcome !== 'not enough') return new HttpError(409, message, [], { order: refused.order });
  const { available, order } = refused;
  return new HttpError(409, message, [{ path: 'to', message }], { order, available });
}

/** The error of a quantity that is not corrected. */
export function refusedQuantity(refused: Refused): HttpError {
  if (refused.outcome === 'no such order') return noSuchOrder();
  const { order } = refused;
  if (refused.outcome === 'not enough') {
    const message = `Only ${leftOf(refused.available, ' more')}.`;
    return new HttpError(409, message, [{ path: 'quantity', message }], { order, available: refused.available });
  }
  const message = canCorrectQuantity(order)
    ? `This line has ${order.orderQuantity ?? 0} pieces by now. Check it, then try again.`
    : `This line is ${inWords(order.status)}, so its quantity cannot be corrected.`;
  return new HttpError(409, message, [{ path: 'read', message }], { order });
}

/** The error of pieces that are not split off or returned. */
export function refusedPieces(
  refused: Exclude<DividedLine, { outcome: 'added' }>,
  verb: 'split off' | 'returned',
): HttpError {
  if (refused.outcome === 'no such order') return noSuchOrder();
  if (refused.outcome === 'too many lines') {
    return new HttpError(409, `An order has at most ${refused.maximum} lines.`);
  }
  if (refused.outcome === 'credit too high') {
    const message = `At most ${refused.maximum} can be credited.`;
    return new HttpError(409, message, [{ path: 'credit', message }]);
  }
  const { possible, order } = refused;
  const message =
    possible > 0
      ? `At most ${possible} pieces of this line can be ${verb}.`
      : `No pieces of this line can be ${verb}: it is ${inWords(order.status)} with ${order.orderQuantity ?? 0} pieces.`;
  const issues = possible > 0 ? [{ path: 'quantity', message }] : [];
  return new HttpError(409, message, issues, { order });
}

/** The error of terms that are not agreed; it has the present ones. */
export function refusedTerms(refused: Exclude<AgreedTerms, { outcome: 'changed' }>): HttpError {
  if (refused.outcome === 'no such order') return noSuchOrder();
  const { terms } = refused;
  if (refused.outcome === 'discount above the sum') {
    const message = `The discount is above the sum of the lines, which is ${refused.sum}.`;
    return new HttpError(409, message, [{ path: 'changes.discount', message }], { terms });
  }
  const message =
    refused.outcome === 'closed'
      ? 'These terms are fixed, because they belong to lines that are handed over, cancelled or deleted.'
      : 'The terms of this order have changed in the meantime. Check their current values, then try again.';
  return new HttpError(409, message, [], { terms });
}
