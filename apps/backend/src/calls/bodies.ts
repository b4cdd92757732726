import { contract } from '@dealerkit/api-client';
import { isPriceTooHigh, MAX_PRICE } from '@dealerkit/domain/partRules';
import { languages } from '@dealerkit/ui/languages';
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
const numeric = addPart.minimum_order_quantity;
const { entries: setOrderStatus } = contract.setOrderStatus.body;
const { entries: exportList } = contract.exportList.body;

const finite = v.pipe(v.number(), v.finite('must be finite'));

const notNegative = 'must be at least 0';

/** A number, or other text such as "On request" (D4). */
const price = v.pipe(
  v.union([
    v.pipe(v.number(), v.minValue(0, notNegative)),
    v.pipe(
      text(parts.price),
      v.check((typed) => !/^\s*[-−][\p{Nd}.,]*\p{Nd}\s*$/u.test(typed), notNegative),
    ),
  ]),
  v.check((value) => !isPriceTooHigh(value), `must be at most ${MAX_PRICE}`),
);

const part = v.object({
  ...addPart,
  product_name: v.pipe(addPart.product_name, v.optional(text(parts.product_name))),
  description: v.pipe(addPart.description, v.optional(text(parts.description))),
  price: v.pipe(addPart.price, v.optional(price)),
  image: imageUrl,
  minimum_order_quantity: v.pipe(addPart.minimum_order_quantity, wholeNumber(1)),
  available_quantity: v.pipe(addPart.available_quantity, v.optional(wholeNumber(0))),
});

/** The values that were read: `null` where the part had none. */
const readValues = v.partial(
  v.object({
    product_name: v.nullable(v.string()),
    description: v.nullable(v.string()),
    price: v.nullable(v.union([numeric, v.string()])),
    image: v.nullable(v.string()),
    minimum_order_quantity: v.nullable(numeric),
    available_quantity: v.nullable(numeric),
  }),
);

type PartUpdate = {
  read: v.InferOutput<typeof readValues>;
  changes: v.InferOutput<typeof updatePart.changes>;
};

/** A changed value that was not read could replace that of another admin unseen (D34). */
const readsChangedValues = v.rawCheck<PartUpdate>(({ dataset, addIssue }) => {
  if (!dataset.typed) return;
  const { read, changes } = dataset.value;
  for (const key of Object.keys(changes).filter((changed) => !(changed in read))) {
    const step = { type: 'object', origin: 'value', input: dataset.value, value: read } as const;
    addIssue({
      message: 'must be the value that was read, or null if there was none',
      path: [
        { ...step, key: 'read' },
        { ...step, input: read, key, value: undefined },
      ],
    });
  }
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
  updatePart: v.pipe(
    v.object({
      ...updatePart,
      read: readValues,
      changes: v.pipe(
        v.partial(part),
        v.check((changes) => Object.keys(changes).length > 0, 'must have a value'),
      ),
    }),
    readsChangedValues,
  ),
  setOrderStatus: v.object({
    ...setOrderStatus,
    reason: v.pipe(setOrderStatus.reason, v.optional(text(500))),
  }),
  exportList: v.object({
    ...exportList,
    language: v.picklist(Object.keys(languages)),
    search: v.pipe(exportList.search, v.optional(text(200))),
    status: v.pipe(exportList.status, v.optional(text(20))),
    from: v.pipe(exportList.from, v.optional(text(40))),
    to: v.pipe(exportList.to, v.optional(text(40))),
  }),
};
