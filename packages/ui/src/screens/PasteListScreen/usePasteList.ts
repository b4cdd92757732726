import { useState } from 'react';
import type { SubmitError } from '../../AsyncData.js';
import { useAction } from '../../elements/useAction.js';
import { basketLine } from '@dealerkit/domain/basketRules';
import type { Basket } from '@dealerkit/domain/basketRules';
import { splitOrderList } from '@dealerkit/domain/orderList';
import type { PastedLine, ResolvedLine } from '@dealerkit/domain/orderList';
import { quantityBounds } from '@dealerkit/domain/partRules';

/** Finds the parts of lines, in their order, or resolves to why that failed. */
export type ResolveLines = (lines: readonly string[]) => Promise<readonly ResolvedLine[] | SubmitError>;

/** A line of the list, with what it was resolved to and what the customer has chosen. */
export interface ListRow extends PastedLine {
  /** Its number in the list, from 1. */
  number: number;
  /** What was found; undefined while the line is looked up. */
  found: ResolvedLine | undefined;
  /** The id of the chosen part; empty if it is none of those found. */
  chosen: string;
  /** The quantity, if the customer has changed it. */
  quantity?: number | undefined;
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

/** A part without a name cannot be ordered, so it is not chosen by itself. */
const resolve = (row: ListRow, found: ResolvedLine | undefined): ListRow => ({
  ...row,
  found,
  chosen: found?.parts.find(({ product_name }) => product_name?.trim())?._id ?? '',
});

/** The rows of a pasted list, and functions that look them up and change them. */
export const usePasteList = (onResolve: ResolveLines) => {
  const runAction = useAction();
  const [rows, setRows] = useState<readonly ListRow[]>([]);
  const [header, setHeader] = useState<string>();
  const [error, setError] = useState<SubmitError>();
  const [isBusy, setIsBusy] = useState(false);

  const change = (number: number, changed: (row: ListRow) => ListRow) =>
    setRows((all) => all.map((row) => (row.number === number ? changed(row) : row)));

  /** Looks lines up; resolves to undefined if that failed. */
  const lookUp = async (lines: readonly string[]) => {
    let found: readonly ResolvedLine[] | undefined;
    const failure = await runAction(async () => {
      const result = await onResolve(lines);
      if ('message' in result) return result;
      found = result;
      return undefined;
    });
    setError(failure);
    return found;
  };

  return {
    rows,
    header,
    error,
    isBusy,
    change,
    remove: (number: number) => setRows((all) => all.filter((row) => row.number !== number)),
    /** Removes the rows that are in the basket now: all with a part, but those `left`. */
    removeAdded: (left: Basket) =>
      setRows((all) => all.filter((row) => !chosenPart(row) || left.some(({ partId }) => partId === row.chosen))),

    /** Looks a list up. Resolves to the text that stays in the field, or to undefined if the lines were not looked up. */
    find: async (text: string): Promise<string | undefined> => {
      const list = splitOrderList(text);
      setIsBusy(true);
      const found = await lookUp(list.lines.map(({ line }) => line));
      setIsBusy(false);
      if (!found) return undefined;
      setHeader(list.header);
      setRows(
        list.lines.map((line, index) =>
          resolve({ ...line, number: index + 1, found: undefined, chosen: '' }, found[index]),
        ),
      );
      return list.rest;
    },

    /** Looks a corrected line up. */
    findAgain: async (row: ListRow, text: string) => {
      change(row.number, (before) => ({
        ...before,
        text,
        line: text,
        found: undefined,
        chosen: '',
        quantity: undefined,
      }));
      const found = await lookUp([text]);
      change(row.number, (before) =>
        before.text === text ? resolve(before, found?.[0] ?? { text, match: 'none', parts: [] }) : before,
      );
    },
  };
};
