import type { OrderStatus } from '@dealerkit/domain/entities';
import { orderedLines, orderProgress, orderSum } from '@dealerkit/domain/orders/orders';
import type { OrderWithLines } from '@dealerkit/domain/orders/orders';
import { useTexts, useUi } from '../UiProvider.js';
import { orderLinesTexts } from '../texts/en/orderLines.js';
import { ordersTexts } from '../texts/en/orders.js';
import { printTexts } from '../texts/en/print.js';
import { useAmounts } from './useAmounts.js';

const english = { ...orderLinesTexts, ...ordersTexts, ...printTexts };

/** The furthest status of an order, and how many of its lines have it. */
export interface FormattedProgress {
  status: OrderStatus;
  /** "2 of 5 packed, 1 cancelled", or the name of the status if all lines have it. */
  label: string;
}

/** Formats what an order says about all of its lines. */
export const useFormattedOrder = ({ lines, shownNumber }: OrderWithLines) => {
  const { formatNumber } = useUi();
  const { format, digits } = useAmounts();
  const texts = useTexts(english);
  const { orderLines, orders, part, print } = texts;
  const sum = orderSum(lines, digits);
  const progress = orderProgress(lines);

  const { lines: ordered, pieces = 0 } = orderedLines(lines);
  // A line that was split is still one part.
  const kinds = new Set(ordered.map(({ partId, product_name: name, _id }) => partId ?? name ?? _id)).size;
  const parts = orderLines.parts(kinds, formatNumber(kinds));

  const [first] = lines;

  const formatSum = () => {
    if (!sum) return { sum: undefined, rest: undefined };
    const { amount, toBeAgreed } = sum;
    const formatted = format(first.sum ?? amount);
    if (toBeAgreed === 0) return { sum: formatted, rest: undefined };
    return amount === 0
      ? { sum: orderLines.toBeAgreed, rest: undefined }
      : { sum: formatted, rest: orderLines.andToBeAgreed(toBeAgreed, formatNumber(toBeAgreed)) };
  };

  const formatDue = (due: number) => {
    if (due > 0) return orderLines.due(format(due));
    return progress?.status === 'handedOver' && progress.count === progress.of ? orderLines.paid : undefined;
  };

  const { discount = 0, deliveryCharge = 0, paid = 0, due = 0 } = first;
  const terms = [
    discount > 0 && orderLines.discount(format(discount)),
    deliveryCharge > 0 && orderLines.delivery(format(deliveryCharge)),
    paid > 0 && due > 0 && orderLines.paidAmount(format(paid)),
  ].filter((term) => term !== false);

  const formatProgress = (): FormattedProgress | undefined => {
    if (!progress) return undefined;
    const { status, count, of, cancelled } = progress;
    const name = orders.statuses[status];
    const label = count === of ? name : orderLines.progress(formatNumber(count), formatNumber(of), name);
    return {
      status,
      label: cancelled === 0 ? label : `${label}, ${orderLines.cancelled(formatNumber(cancelled))}`,
    };
  };

  return {
    /** "Order 1042" */
    title: print.number(shownNumber),
    /** "7 parts" */
    parts,
    /** "7 parts · 28 pcs" */
    partsAndPieces: pieces === 0 ? parts : orderLines.partsAndPieces(parts, part.pieces(pieces, formatNumber(pieces))),
    /** "Discount ৳100", "Delivery ৳350", and what is paid of an order that is not paid in full. */
    terms,
    /** "Due ৳500"; undefined if the host does not say. */
    due: first.due === undefined ? undefined : formatDue(first.due),
    /** The sum of the lines that are not cancelled, and the lines that are to be added to it; undefined on a host without prices. */
    ...formatSum(),
    /** Undefined on a host without statuses. */
    progress: formatProgress(),
  };
};
