import type { Part } from '@dealerkit/domain/entities';

/**
 * How sentences of the page write names, numbers and amounts. The messages of a hook have these functions beside the sections of a catalogue;
 * `useMessages` of `@dealerkit/ui` returns both.
 */
export interface MessageFormat {
  /** The name of a part, also of one without a name. */
  nameOf: (part: Pick<Part, 'product_name'>) => string;
  /** A number in the digits of the language. */
  formatNumber: (value: number) => string;
  /** An amount in the currency of the dealer. */
  formatMoney: (value: number) => string;
  /** The ISO 4217 code of that currency. */
  currency: string;
}
