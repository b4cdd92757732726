import { contract } from '@dealerkit/api-client';
import * as v from 'valibot';
import { email, text, textColumns } from '../store/texts.ts';

const maxQuantity = 1_000_000_000;

function requiredText(maxLength: number) {
  return v.pipe(
    text(maxLength),
    v.check((value) => value.trim() !== '', 'is required'),
  );
}

function wholeNumber(min: number) {
  return v.pipe(
    v.number(),
    v.integer('must be a whole number'),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(maxQuantity, `must be at most ${maxQuantity}`),
  );
}

/** Characters that browsers change in a URL: they remove control characters and line separators, and read a backslash as a slash. */
const rewrittenInUrls = /[\p{Cc}\p{Zl}\p{Zp}\\]/u;

/** Rejects `javascript:`, which would run, and `data:`, which would store images here. */
function isImageUrl(url: string): boolean {
  const resolved = URL.parse(url, 'https://shop.example');
  return !rewrittenInUrls.test(url) && (resolved?.protocol === 'https:' || resolved?.protocol === 'http:');
}

const { parts, orders, reviews, users } = textColumns;

const imageUrl = v.pipe(requiredText(parts.image), v.check(isImageUrl, 'must be an http(s) URL or a path'));

const { entries: signIn } = contract.signIn.body;
const { entries: updateUser } = contract.updateUser.body;
const { entries: placeOrder } = contract.placeOrder.body;
const { entries: addPart } = contract.addPart.body;
const { entries: addReview } = contract.addReview.body;
const { entries: updatePart } = contract.updatePart.body;
const { entries: setOrderStatus } = contract.setOrderStatus.body;

const finite = v.pipe(v.number(), v.finite('must be finite'));

const notNegative = 'must be at least 0';

/** A number, or other text such as "On request" (D4). */
const price = v.union([
  v.pipe(finite, v.minValue(0, notNegative)),
  v.pipe(
    text(parts.price),
    v.check((typed) => !/^\s*[-−][\p{Nd}.,]*\p{Nd}\s*$/u.test(typed), notNegative),
  ),
]);

const part = v.object({
  ...addPart,
  product_name: v.pipe(addPart.product_name, v.optional(text(parts.product_name))),
  description: v.pipe(addPart.description, v.optional(text(parts.description))),
  price: v.pipe(addPart.price, v.optional(price)),
  image: imageUrl,
  minimum_order_quantity: v.pipe(addPart.minimum_order_quantity, wholeNumber(1)),
  available_quantity: v.pipe(addPart.available_quantity, v.optional(wholeNumber(0))),
});

/** The bodies of the contract, with length and number limits. */
export const bodies = {
  signIn: v.object({
    ...signIn,
    email,
    username: v.pipe(signIn.username, v.optional(text(users.username))),
  }),
  updateUser: v.object({
    ...updateUser,
    email,
    username: v.pipe(updateUser.username, v.optional(text(users.username))),
    loaction: requiredText(users.loaction),
    phone: requiredText(users.phone),
  }),
  placeOrder: v.object({
    ...placeOrder,
    userEmail: email,
    userName: text(orders.userName),
    product_name: text(orders.product_name),
    address: requiredText(orders.address),
    phone: requiredText(orders.phone),
    orderQuantity: v.pipe(placeOrder.orderQuantity, wholeNumber(1)),
  }),
  addPart: part,
  addReview: v.object({
    ...addReview,
    reviewName: text(reviews.reviewName),
    reviewerEmail: email,
    productName: requiredText(reviews.productName),
    description: requiredText(reviews.description),
    rating: v.pipe(addReview.rating, finite),
  }),
  updateReview: v.object({
    productName: requiredText(reviews.productName),
    description: requiredText(reviews.description),
    rating: v.pipe(addReview.rating, finite),
  }),
  updatePart: v.object({
    ...updatePart,
    changes: v.pipe(
      v.partial(part),
      v.check((changes) => Object.keys(changes).length > 0, 'must have a value'),
    ),
  }),
  setOrderStatus: v.object({
    ...setOrderStatus,
    reason: v.pipe(setOrderStatus.reason, v.optional(text(500))),
  }),
};
