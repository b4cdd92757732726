import type { Issue, RefusedLine } from '@dealerkit/api-client';
import { HttpError } from '../http/HttpError.ts';
import { sessionEnded } from '../policy/authenticate.ts';
import { keyOfAnotherCall } from './idempotencyKey.ts';
import type { LineProblem, NewOrder, OrderRefusal, PlacedOrder } from '../store/orders/orderResults.ts';

/** Why a line cannot be placed: the value that is wrong, and the reason. */
function issueOf(refusal: LineProblem): Issue {
  if (refusal.outcome === 'no such part')
    return { path: 'product_name', message: 'No part with this name is on sale.' };
  if (refusal.outcome === 'below the minimum') {
    return { path: 'orderQuantity', message: `At least ${refusal.minimum} must be ordered.` };
  }
  const { available } = refusal;
  const left = available === 1 ? 'Only 1 is left.' : `Only ${available} are left.`;
  return { path: 'orderQuantity', message: available ? left : 'This part is out of stock.' };
}

const statuses = { 'no such part': 404, 'below the minimum': 400, 'not enough': 409 };

function refusedLine(index: number, refusal: LineProblem, product_name: string): RefusedLine {
  const line = { index, product_name };
  if (refusal.outcome === 'below the minimum') return { ...line, minimum_order_quantity: refusal.minimum };
  return refusal.outcome === 'not enough' ? { ...line, available_quantity: refusal.available } : line;
}

/** The error of an order that was not placed, whatever its lines are. */
export function errorOf(placed: OrderRefusal): HttpError {
  if (placed.outcome === 'key of another order') {
    return keyOfAnotherCall('order');
  }
  if (placed.outcome === 'deleted') {
    return new HttpError(409, 'This order was placed and later deleted. Send it again to place a new order.');
  }
  if (placed.outcome === 'no such account') return sessionEnded();
  const message = 'There is no such customer.';
  return new HttpError(404, message, [{ path: 'customer', message }]);
}

/** Whether an order was refused because of its line. */
const isOfLine = (placed: LineProblem | OrderRefusal): placed is LineProblem => Object.hasOwn(statuses, placed.outcome);

/** The error of an order of one part that was not placed. */
export function errorOfLine(placed: LineProblem | OrderRefusal, product_name: string): HttpError {
  if (!isOfLine(placed)) return errorOf(placed);
  const issue = issueOf(placed);
  const lines = [refusedLine(0, placed, product_name)];
  return new HttpError(statuses[placed.outcome], issue.message, [issue], { lines });
}

/** The error of an order of several lines, which names every refused line. */
export function errorOfLines({ lines }: Extract<PlacedOrder, { outcome: 'refused' }>, order: NewOrder): HttpError {
  const issues = lines.map(({ index, refusal }): Issue => {
    const { path, message } = issueOf(refusal);
    return { path: `lines.${index}.${path}`, message };
  });
  const refused = lines.map(({ index, refusal }) =>
    refusedLine(index, refusal, order.lines[index]?.product_name ?? ''),
  );
  const message = 'Nothing was ordered, because some lines cannot be supplied. Correct them, then try again.';
  return new HttpError(409, message, issues, { lines: refused });
}
