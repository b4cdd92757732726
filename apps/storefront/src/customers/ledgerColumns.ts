import type { LedgerEntry } from '@dealerkit/domain/books';
import type { CsvValue } from '@dealerkit/domain/csv';
import type { LoadedTexts } from '@dealerkit/ui/texts/en';

type Columns = readonly (readonly [header: string, value: (entry: LedgerEntry) => CsvValue])[];

/** The columns of exported entries of a ledger; `toMajor` turns an amount of the smallest unit into one of the currency. */
export const ledgerColumns = (
  ledger: NonNullable<LoadedTexts['ledger']>,
  order: string,
  toMajor: (amount: number) => number,
): Columns => [
  [ledger.date, ({ at }) => at],
  [ledger.entry, ({ kind }) => ledger.kinds[kind]],
  [ledger.method, ({ method }) => method && ledger.methods[method]],
  [ledger.reference, ({ reference }) => reference],
  [ledger.chequeDate, ({ chequeDate }) => chequeDate],
  [order, ({ orderNumber }) => orderNumber],
  [ledger.note, ({ note }) => note],
  [ledger.amount, ({ amount }) => toMajor(amount)],
  [ledger.balance, ({ balance }) => toMajor(balance)],
];
