import { contract } from '@dealerkit/api-client';
import * as v from 'valibot';
import { foldEmail } from '../identity/foldEmail.ts';

const maxQuantity = 1_000_000_000;

/** Text that every supported database can store. */
export const storableText = v.pipe(
  v.string(),
  v.check((value) => !value.includes('\0'), 'must not contain a NUL character'),
  // With this flag the pattern finds a surrogate only outside of a pair.
  v.check((value) => !/\p{Surrogate}/u.test(value), 'must not contain half a character'),
);

function text(maxLength: number) {
  return v.pipe(storableText, v.maxLength(maxLength, `must not be longer than ${maxLength} characters`));
}

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

/** A folded e-mail address (D27). */
export const email = v.pipe(text(320), v.trim(), v.transform(foldEmail), v.nonEmpty('is required'));

/** Characters that browsers change in a URL: they remove control characters and line separators, and read a backslash as a slash. */
const rewrittenInUrls = /[\p{Cc}\p{Zl}\p{Zp}\\]/u;

/** Rejects `javascript:`, which would run, and `data:`, which would store images here. */
function isImageUrl(url: string): boolean {
  const resolved = URL.parse(url, 'https://shop.example');
  return !rewrittenInUrls.test(url) && (resolved?.protocol === 'https:' || resolved?.protocol === 'http:');
}

const imageUrl = v.pipe(requiredText(2048), v.check(isImageUrl, 'must be an http(s) URL or a path'));

const { entries: signIn } = contract.signIn.body;
const { entries: updateUser } = contract.updateUser.body;
const { entries: placeOrder } = contract.placeOrder.body;
const { entries: addPart } = contract.addPart.body;
const { entries: addReview } = contract.addReview.body;
const { entries: updatePart } = contract.updatePart.body;
const numeric = addPart.minimum_order_quantity;
const { entries: setOrderStatus } = contract.setOrderStatus.body;

const finite = v.pipe(v.number(), v.finite('must be finite'));

const notNegative = 'must be at least 0';

/** A number, or other text such as "On request" (D4). */
const price = v.union([
  v.pipe(finite, v.minValue(0, notNegative)),
  v.pipe(
    text(100),
    v.check((typed) => !/^\s*[-−][\p{Nd}.,]*\p{Nd}\s*$/u.test(typed), notNegative),
  ),
]);

const part = v.object({
  ...addPart,
  product_name: v.pipe(addPart.product_name, v.optional(text(200))),
  description: v.pipe(addPart.description, v.optional(text(5000))),
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
    username: v.pipe(signIn.username, v.optional(text(200))),
  }),
  updateUser: v.object({
    ...updateUser,
    email,
    username: v.pipe(updateUser.username, v.optional(text(200))),
    loaction: requiredText(500),
    phone: requiredText(50),
  }),
  placeOrder: v.object({
    ...placeOrder,
    userEmail: email,
    userName: text(200),
    product_name: text(200),
    address: requiredText(1000),
    phone: requiredText(50),
    orderQuantity: v.pipe(placeOrder.orderQuantity, wholeNumber(1)),
  }),
  addPart: part,
  addReview: v.object({
    ...addReview,
    reviewName: text(200),
    reviewerEmail: email,
    productName: requiredText(200),
    description: requiredText(5000),
    rating: v.pipe(addReview.rating, finite),
  }),
  updateReview: v.object({
    productName: requiredText(200),
    description: requiredText(5000),
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
};
