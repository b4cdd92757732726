import { passkeyNameLength } from '@dealerkit/domain/account/passkeys';
import { partTextLengths } from '@dealerkit/domain/parts/partValues';
import { textLengths } from '@dealerkit/domain/text/textLengths';

const { product_name, ...orders } = textLengths.orders;
const { price, ...parts } = partTextLengths;

/** The maximum length of an `Idempotency-Key`. */
const keyLength = 200;

/**
 * The maximum length of every column whose text comes from outside, in characters. Bodies, ID tokens, a restored backup and a database
 * that is moved are all checked by these lengths and by `storableText`.
 */
export const textColumns = {
  ...textLengths,
  parts: { ...parts, price_text: price },
  orders,
  order_lines: { product_name },
  order_attempts: { userEmail: orders.userEmail, idempotency_key: keyLength },
  write_attempts: { idempotency_key: keyLength },
  push_subscriptions: { endpoint: 1000 },
  passkeys: { name: passkeyNameLength },
  users: { ...textLengths.users, uid: 128 },
} as const;

/** The name of an account at the provider, whose rules are not ours, as a text that can be stored; `undefined` if nothing remains. */
export function storableName(name: string): string | undefined {
  const cleaned = name.replace(/[\p{Cc}\p{Surrogate}]+/gu, ' ').trim();
  // The cut may have halved the last character.
  const cut = cleaned.slice(0, textColumns.users.username).replace(/\p{Surrogate}$/u, '');
  return cut.trim() || undefined;
}
