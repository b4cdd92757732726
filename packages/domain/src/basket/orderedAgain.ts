import type { Order, Part } from '../entities.js';
import { isReturn, partFinder } from '../orders/orderRules.js';
import { type Basket, basketLine } from './basketRules.js';

/** Returns the lines that order the parts of an order again without its returns, and the lines whose parts are no longer on sale. */
export const orderedAgain = (
  lines: readonly Order[],
  parts: readonly Part[],
): { found: Basket; missing: readonly Order[] } => {
  const findPart = partFinder(parts);
  const ordered = lines.filter((line) => !isReturn(line));
  const found = ordered.flatMap((line) => {
    const part = findPart(line);
    return part ? [basketLine(part, line.orderQuantity)] : [];
  });
  return { found, missing: ordered.filter((line) => !findPart(line)) };
};
