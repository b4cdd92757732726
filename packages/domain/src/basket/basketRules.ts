import {
  boolean,
  fallback,
  type InferOutput,
  integer,
  minValue,
  nonEmpty,
  number,
  object,
  optional,
  pipe,
  safeParse,
  string,
  union,
} from 'valibot';
import { readLines } from '../parts/descriptionLines.js';
import type { Part } from '../entities.js';
import { partPrice, quantityBounds } from '../parts/partRules.js';

/** The highest number of lines of a basket. */
export const MAX_BASKET_LINES = 200;

/** A part in the basket, as the customer saw it. */
export const BasketLine = object({
  /** The id of the part. */
  partId: pipe(string(), nonEmpty()),
  /** The name of the part. */
  product_name: string(),
  /** The numbers of the manufacturer as the description has them, if it has some. */
  number: fallback(optional(string()), undefined),
  /** How many pieces. */
  quantity: pipe(number(), integer(), minValue(1)),
  /** The price of one piece that the customer saw or accepted. */
  price: optional(union([number(), string()])),
  /** Whether it is saved for later, and not ordered with the others. */
  isSaved: optional(boolean()),
});
export type BasketLine = InferOutput<typeof BasketLine>;
export type Basket = readonly BasketLine[];

/** Reads a stored basket, without the lines that are not valid: another program or an edit by hand can have changed them. */
export const parseBasket = (stored: unknown): Basket => {
  const lines = new Map<string, BasketLine>();
  for (const value of Array.isArray(stored) ? stored : []) {
    const { success, output } = safeParse(BasketLine, value);
    if (success && lines.size < MAX_BASKET_LINES && !lines.has(output.partId)) lines.set(output.partId, output);
  }
  return [...lines.values()];
};

/** The lines that are ordered. */
export const activeLines = (basket: Basket): Basket => basket.filter(({ isSaved }) => !isSaved);

/** Returns the line of a part as its first price and quantity are: the minimum, unless another quantity is wanted. */
export const basketLine = (part: Part, quantity = quantityBounds(part).minimum): BasketLine => {
  const price = partPrice(part);
  const [, numbers] = readLines(part.description).lines.find(([name]) => name === 'oem') ?? [];
  return {
    partId: part._id,
    product_name: part.product_name ?? '',
    ...(numbers !== undefined && { number: numbers.trim() }),
    quantity,
    ...(price !== undefined && { price }),
  };
};

/** Changes the line of a part. */
export const updateLine = (basket: Basket, partId: string, change: (line: BasketLine) => BasketLine): Basket =>
  basket.map((line) => (line.partId === partId ? change(line) : line));

/** Adds lines. A part that is in the basket gets the sum of both quantities and the new price; `left` are the lines that had no room. */
export const addLines = (basket: Basket, lines: Basket): { basket: Basket; left: Basket } => {
  const next = new Map(basket.map((line) => [line.partId, line]));
  const left: BasketLine[] = [];
  for (const line of lines) {
    const present = next.get(line.partId);
    if (!present && next.size >= MAX_BASKET_LINES) left.push(line);
    else
      next.set(line.partId, {
        ...line,
        quantity: line.quantity + (present && !present.isSaved ? present.quantity : 0),
      });
  }
  return { basket: [...next.values()], left };
};

/** Changes the quantity of a line; one that is no whole number from 1 changes nothing. */
export const setQuantity = (basket: Basket, partId: string, quantity: number): Basket =>
  Number.isSafeInteger(quantity) && quantity >= 1
    ? updateLine(basket, partId, (line) => ({ ...line, quantity }))
    : basket;

/** Removes the line of a part. */
export const removeLine = (basket: Basket, partId: string): Basket => basket.filter((line) => line.partId !== partId);
