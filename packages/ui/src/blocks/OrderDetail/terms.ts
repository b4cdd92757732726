import type { SubmitError } from '../../AsyncData.js';
import type { Order } from '@dealerkit/domain/entities';
import { isOpen } from '@dealerkit/domain/orders/orderSteps';

/** What is agreed about an order, in the smallest unit of the currency; null where nothing was agreed. */
export interface AgreedTerms {
  discount: number | null;
  deliveryCharge: number | null;
  note: string | null;
  /** The prices of the open lines by their `_id`. */
  prices: Readonly<Record<string, number | null>>;
}

/** Some of the terms. */
export type SomeTerms = { readonly [Name in keyof AgreedTerms]?: AgreedTerms[Name] | undefined };

/** The changed terms, with the values that the admin has seen of each. */
export interface TermsUpdate {
  read: SomeTerms;
  changes: SomeTerms;
}

/** Why terms were not saved; with the present ones if another admin has changed them. */
export interface TermsError extends SubmitError {
  present?: SomeTerms | undefined;
}

interface Agreed {
  discount?: number | undefined;
  deliveryCharge?: number | undefined;
}

/** The terms of an order as the host states them. */
export const termsOf = (
  { lines, note }: { lines: readonly Order[]; note: string | undefined },
  { discount, deliveryCharge }: Agreed,
): AgreedTerms => ({
  discount: discount || null,
  deliveryCharge: deliveryCharge || null,
  note: note ?? null,
  prices: Object.fromEntries(lines.filter(isOpen).map(({ _id, agreedPrice }) => [_id, agreedPrice ?? null])),
});

/** The update that sets what differs from the terms that were seen; undefined if nothing does. */
export const changesOf = (seen: AgreedTerms, typed: AgreedTerms): TermsUpdate | undefined => {
  const names = (['discount', 'deliveryCharge', 'note'] as const).filter((name) => typed[name] !== seen[name]);
  const lines = Object.keys(typed.prices).filter((id) => typed.prices[id] !== seen.prices[id]);
  if (names.length + lines.length === 0) return undefined;
  const pick = (terms: AgreedTerms): SomeTerms => ({
    ...Object.fromEntries(names.map((name) => [name, terms[name]])),
    ...(lines.length > 0 && { prices: Object.fromEntries(lines.map((id) => [id, terms.prices[id] ?? null])) }),
  });
  return { read: pick(seen), changes: pick(typed) };
};

const present = <Value>(value: Value | undefined, before: Value): Value => (value === undefined ? before : value);

/** The terms with the present values of another admin. */
export const withPresent = (seen: AgreedTerms, { discount, deliveryCharge, note, prices }: SomeTerms): AgreedTerms => ({
  discount: present(discount, seen.discount),
  deliveryCharge: present(deliveryCharge, seen.deliveryCharge),
  note: present(note, seen.note),
  prices: { ...seen.prices, ...prices },
});
