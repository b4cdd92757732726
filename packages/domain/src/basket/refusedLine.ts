import { type InferOutput, number, object, optional, string } from 'valibot';

/** A line because of which its order was refused: its index from 0, and the stock or the minimum that its part has. Without both, the part is not on sale. */
export const RefusedLine = object({
  index: number(),
  product_name: string(),
  available_quantity: optional(number()),
  minimum_order_quantity: optional(number()),
});
export type RefusedLine = InferOutput<typeof RefusedLine>;

/** Why a host refuses a line, without the words of a language where it says so. */
export const LineRefusal = object({
  /** What is wrong with the line. */
  line: optional(RefusedLine),
  /** The sentence of the host. */
  message: optional(string()),
});
export type LineRefusal = InferOutput<typeof LineRefusal>;
