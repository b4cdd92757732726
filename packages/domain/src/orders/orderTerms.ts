import { fromSmallestUnit, MAX_AMOUNT, priceInSmallestUnit } from '../money/amounts.js';
import type { Order, OrderStatus } from '../entities.js';
import { isOpen } from './orderSteps.js';
import { partPrice } from '../parts/partRules.js';

// Amounts are whole numbers of the smallest unit of the currency.

type PricedLine = Pick<Order, 'price' | 'orderQuantity'> & Partial<Pick<Order, 'agreedPrice'>>;

/** Returns what one piece of a line costs: the agreed price, else the documented one; undefined if it is to be agreed. */
export const unitPrice = ({ price, agreedPrice }: Omit<PricedLine, 'orderQuantity'>, digits: number) =>
  agreedPrice ?? priceInSmallestUnit({ price }, digits);

/** Returns the price of one piece of a line for display: the agreed price, else the documented one. */
export const linePrice = ({ price, agreedPrice }: Omit<PricedLine, 'orderQuantity'>, digits: number) =>
  agreedPrice === undefined ? partPrice({ price }) : fromSmallestUnit(agreedPrice, digits);

/** Returns what one piece of a line is charged: undefined if it is to be agreed, or the amount is above the highest one. */
export const chargedPrice = (line: PricedLine, digits: number): number | undefined => {
  const price = unitPrice(line, digits);
  return price !== undefined && price * (line.orderQuantity ?? Number.NaN) <= MAX_AMOUNT ? price : undefined;
};

/** Returns the amount of a line, which for a returned one is what it credits; undefined where `chargedPrice` is. */
export const lineAmount = (line: PricedLine & Partial<Pick<Order, 'credit'>>, digits: number): number | undefined => {
  const price = chargedPrice(line, digits);
  return line.credit ?? (price === undefined ? undefined : price * (line.orderQuantity ?? Number.NaN));
};

/** How many times the amount of a line with a status counts in the sum of its order. */
export const amountFactor = (status: OrderStatus | undefined): -1 | 0 | 1 => {
  if (status === 'cancelled') return 0;
  return status === 'returned' ? -1 : 1;
};

/** What an admin agrees with a customer about a whole order. */
export interface OrderTerms {
  discount?: number | null | undefined;
  deliveryCharge?: number | null | undefined;
}

/** A line as the sum of its order counts it. */
export type CountedLine = PricedLine & Pick<Order, 'status'> & Partial<Pick<Order, 'credit'>>;

/** The sum of an order with its terms. */
export interface OrderAmounts {
  /** The sum of the lines that are not cancelled, less what returned ones credit. */
  lines: number;
  /** The discount that counts, which is at most the sum of the lines. */
  discount: number;
  deliveryCharge: number;
  /** What the customer pays: the lines less the discount, with the delivery charge. */
  total: number;
  /** The number of lines whose price is to be agreed. */
  toBeAgreed: number;
}

/** Returns the sum of an order; what returned lines credit is subtracted, and lines whose price is to be agreed are left out. */
export const orderAmounts = (
  lines: readonly CountedLine[],
  { discount, deliveryCharge }: OrderTerms,
  digits: number,
): OrderAmounts => {
  const counted = lines.filter(({ status }) => amountFactor(status) !== 0);
  const amounts = counted.map((line) => lineAmount(line, digits));
  const sum = counted.reduce((total, { status }, index) => total + amountFactor(status) * (amounts[index] ?? 0), 0);
  const counting = { discount: Math.max(Math.min(discount ?? 0, sum), 0), deliveryCharge: deliveryCharge ?? 0 };
  return {
    lines: sum,
    ...counting,
    total: sum - counting.discount + counting.deliveryCharge,
    toBeAgreed: amounts.filter((amount) => amount === undefined).length,
  };
};

const chargedLines = <Line extends Pick<Order, 'status'>>(lines: readonly Line[]): Line[] =>
  lines.filter(({ status }) => status === 'handedOver' || status === 'returned');

/**
 * Returns what of an order is charged: nothing before its first line is handed over, then what is handed over and not returned, with the
 * terms.
 */
export const chargedTotal = (lines: readonly CountedLine[], terms: OrderTerms, digits: number): number => {
  const charged = chargedLines(lines);
  return charged.length === 0 ? 0 : orderAmounts(charged, terms, digits).total;
};

/** What a customer keeps of what was handed over. */
export interface KeptGoods {
  /** The sum at the prices of the lines. */
  listed: number;
  /** What they cost, with what is left of the discount. */
  cost: number;
}

/** Returns what the handed over goods cost that were not returned. */
export const keptGoods = (lines: readonly CountedLine[], { discount }: OrderTerms, digits: number): KeptGoods => {
  const charged = chargedLines(lines);
  const listed = charged.map((line) => ({ ...line, credit: undefined }));
  return { listed: orderAmounts(listed, {}, digits).lines, cost: orderAmounts(charged, { discount }, digits).total };
};

/** Returns what a return of an amount credits: the amount without its share of the discount; the last return has what is left of it (D67). */
export const returnCredit = (amount: number, { listed, cost }: KeptGoods): number => {
  const discount = BigInt(Math.max(listed - cost, 0));
  return listed === 0 ? 0 : Math.min(amount - Number((discount * BigInt(amount)) / BigInt(listed)), cost);
};

/** Returns the terms of the next invoice of an order with lines of a sum: what earlier ones leave, with at most that sum as discount. */
export const invoiceTerms = (
  { discount, deliveryCharge }: OrderTerms,
  earlier: readonly Pick<OrderAmounts, 'discount' | 'deliveryCharge'>[],
  sum: number,
): Pick<OrderAmounts, 'discount' | 'deliveryCharge'> => ({
  discount: Math.max(
    Math.min(
      earlier.reduce((left, invoice) => left - invoice.discount, discount ?? 0),
      sum,
    ),
    0,
  ),
  deliveryCharge: earlier.reduce((left, invoice) => left - invoice.deliveryCharge, deliveryCharge ?? 0),
});

/** Whether discount, delivery charge and note of an order can still be agreed: until its first line is handed over. */
export const canAgreeTerms = (lines: readonly Pick<Order, 'status'>[]): boolean =>
  lines.some(isOpen) && lines.every(({ status }) => status !== 'handedOver' && status !== 'returned');

/** Whether a discount can be agreed: if it is at most the sum of the lines. */
export const isDiscountAllowed = ({ discount, lines }: Pick<OrderAmounts, 'discount' | 'lines'>): boolean =>
  discount === 0 || discount <= lines;
