import * as v from 'valibot';
import { foldEmail } from '../identity/foldEmail.ts';

const emailLength = 320;

/**
 * The maximum length of every column whose text comes from outside, in characters. Bodies, ID tokens, a restored backup and a database
 * that is moved are all checked by these lengths and by `storableText`.
 */
export const textColumns = {
  parts: { product_name: 200, description: 5000, price: 100, image: 2048 },
  orders: { userEmail: emailLength, userName: 200, product_name: 200, address: 1000, phone: 50 },
  order_attempts: { userEmail: emailLength, idempotency_key: 200 },
  reviews: { reviewName: 200, reviewerEmail: emailLength, productName: 200, description: 5000 },
  users: { email: emailLength, username: 200, loaction: 500, phone: 50, uid: 128 },
} as const;

/** Text that every supported database can store. */
export const storableText = v.pipe(
  v.string(),
  v.check((value) => !value.includes('\0'), 'must not contain a NUL character'),
  // With this flag the pattern finds a surrogate only outside of a pair.
  v.check((value) => !/\p{Surrogate}/u.test(value), 'must not contain half a character'),
);

/** The schema of a text that a column of this length can store. */
export function text(maxLength: number) {
  return v.pipe(storableText, v.maxLength(maxLength, `must not be longer than ${maxLength} characters`));
}

/** A folded e-mail address (D27). */
export const email = v.pipe(text(emailLength), v.trim(), v.transform(foldEmail), v.nonEmpty('is required'));

/** The name of an account at the provider, whose rules are not ours, as a text that can be stored; `undefined` if nothing remains. */
export function storableName(name: string): string | undefined {
  const cleaned = name.replace(/[\p{Cc}\p{Surrogate}]+/gu, ' ').trim();
  // The cut may have halved the last character.
  const cut = cleaned.slice(0, textColumns.users.username).replace(/\p{Surrogate}$/u, '');
  return cut.trim() || undefined;
}
