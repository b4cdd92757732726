import { custom, type InferOutput, number, object, optional, pipe, string, transform, unknown } from 'valibot';

const digits = /^\s*[-+]?\d+(\.\d+)?\s*$/;

function readNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? undefined;
  if (digits.test(value)) return Number(value);
  return value.trim() ? value : undefined;
}

function readQuantity(value: unknown): number | undefined {
  const quantity = readNumber(value);
  return typeof quantity === 'number' ? quantity : undefined;
}

function readText(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : (value ?? undefined);
}

const text = pipe(
  optional(unknown(), ''),
  transform((value) => readText(value) ?? ''),
  string(),
);

/** Optional text; also accepts `null` and numbers. */
export const optionalText = pipe(optional(unknown()), transform(readText), optional(string()));

/** A number; also accepts text ("45" becomes 45). */
export const numeric = pipe(unknown(), transform(readNumber), number());

/** An optional number; also accepts text. */
export const optionalNumeric = pipe(optional(unknown()), transform(readNumber), optional(number()));

/** An optional price: a number ("45" becomes 45), or any other text unchanged ("$1,119.84"). */
export const price = pipe(
  optional(unknown()),
  transform(readNumber),
  custom<string | number | undefined>((value) => ['undefined', 'string', 'number'].includes(typeof value)),
);

/** A part (section 3); only `_id` is required, and the minimum defaults to 1. */
export const Part = object({
  _id: string(),
  product_name: optionalText,
  description: optionalText,
  price,
  image: text,
  minimum_order_quantity: pipe(
    optional(unknown(), 1),
    transform((value) => readQuantity(value) ?? 1),
  ),
  available_quantity: pipe(optional(unknown()), transform(readQuantity)),
});
export type Part = InferOutput<typeof Part>;

/** A customer's order (section 3); it has the name of the part, not its id. */
export const Order = object({
  _id: string(),
  userEmail: text,
  userName: text,
  product_name: text,
  address: text,
  phone: text,
  orderQuantity: numeric,
});
export type Order = InferOutput<typeof Order>;

/** A customer's review (section 3); `rating` is out of 5, but may be any number. */
export const Review = object({
  _id: string(),
  reviewName: text,
  reviewerEmail: optionalText,
  productName: text,
  description: text,
  rating: numeric,
});
export type Review = InferOutput<typeof Review>;

/** A user who has signed in (section 3); `loaction` is the documented spelling, `role` is 'admin' or any other text. */
export const User = object({
  _id: string(),
  email: string(),
  username: optionalText,
  role: optionalText,
  loaction: optionalText,
  phone: optionalText,
});
export type User = InferOutput<typeof User>;
