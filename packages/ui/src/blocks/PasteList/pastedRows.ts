import { type Basket, basketLine } from '@dealerkit/domain/basket/basketRules';
import type { PastedLine, ResolvedLine } from '@dealerkit/domain/orderList';
import { MAX_LINE_LENGTH } from '@dealerkit/domain/orderList/orderListLimits';
import { quantityBounds } from '@dealerkit/domain/parts/partRules';

/** A line of the list, with what it was resolved to and what the customer has chosen. */
export interface ListRow extends PastedLine {
  /** Its number in the list, from 1. */
  number: number;
  /** What was found; undefined while the line is looked up, and if that failed. */
  found: ResolvedLine | undefined;
  /** The id of the chosen part; empty if it is none of those found. */
  chosen: string;
  /** The quantity, if the customer has changed it. */
  quantity?: number | undefined;
  /** Why the line could not be looked up. */
  failure?: string | undefined;
}

/** Returns the chosen part of a row. */
export const chosenPart = ({ found, chosen }: ListRow) => found?.parts.find(({ _id }) => _id === chosen);

/** Returns the quantity of a row: the changed one, the written one, or the minimum. */
export const rowQuantity = (row: ListRow): number =>
  row.quantity ?? row.found?.quantity ?? quantityBounds(chosenPart(row) ?? { _id: '' }).minimum;

/** The chosen parts with their quantities. */
export const chosenLines = (rows: readonly ListRow[]): Basket =>
  rows.flatMap((row) => {
    const part = chosenPart(row);
    return part ? [basketLine(part, rowQuantity(row))] : [];
  });

/** Returns a row with what was found. A part without a name cannot be ordered, so it is not chosen by itself. */
export const withFound = (row: ListRow, found: ResolvedLine | undefined): ListRow => ({
  ...row,
  found,
  failure: undefined,
  chosen: found?.parts.find(({ product_name }) => product_name?.trim())?._id ?? '',
});

/** Adds lines and what was found for them, in their order, to the rows of a list. */
export const addRows = (
  rows: readonly ListRow[],
  lines: readonly PastedLine[],
  found: readonly ResolvedLine[],
): readonly ListRow[] => {
  const last = rows.at(-1)?.number ?? 0;
  return [
    ...rows,
    ...lines.map((line, index) =>
      withFound({ ...line, number: last + index + 1, found: undefined, chosen: '' }, found[index]),
    ),
  ];
};

/** Removes the rows that were added: all with a part, but those that are `left`. */
export const withoutAdded = (rows: readonly ListRow[], left: Basket): readonly ListRow[] =>
  rows.filter((row) => !chosenPart(row) || left.some(({ partId }) => partId === row.chosen));

/** The whole list as text, which is read the same way once more. A row of a table is its part and its quantity. */
export const listText = (rows: readonly ListRow[], typed: string): string =>
  [...rows.map(({ text, line }) => (text.length <= MAX_LINE_LENGTH ? line : text)), typed].filter(Boolean).join('\n');
