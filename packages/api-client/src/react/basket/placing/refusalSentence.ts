import type { RefusedLine } from '@dealerkit/domain/basket/refusedLine';
import type { MessageFormat } from '../../data/messages.js';

/** The sentences about an order that a host refuses because of its lines. Without them, those of the host are shown. */
export interface RefusalMessages {
  /** Nothing was ordered, because some lines cannot be. */
  order: string;
  /** The part is not on sale. */
  notOnSale: string;
  /** The part has no stock. */
  outOfStock: string;
  /** The part has less stock than was ordered. */
  left: (count: number, formatted: string) => string;
  /** Fewer pieces were ordered than the part requires. */
  belowMinimum: (minimum: string) => string;
}

/** The sentences of a hook that sends orders. */
export interface WithRefusals extends Pick<MessageFormat, 'formatNumber'> {
  order: { refusals?: RefusalMessages | undefined };
}

/** Why a line cannot be ordered, in the language of the page. */
export const refusalSentence = (
  { available_quantity: available, minimum_order_quantity: minimum }: RefusedLine,
  { order: { refusals }, formatNumber }: WithRefusals,
): string | undefined => {
  if (minimum !== undefined) return refusals?.belowMinimum(formatNumber(minimum));
  if (available === undefined) return refusals?.notOnSale;
  return available > 0 ? refusals?.left(available, formatNumber(available)) : refusals?.outOfStock;
};
