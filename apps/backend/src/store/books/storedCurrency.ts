import { readValue } from '../sql/storedValues.ts';
import { send, type SqlContext } from '../sql/transactions.ts';
import type { BookStore } from './BookStore.ts';

/** The currency of the stored amounts, which have none of their own. */
export const storedCurrency = ({ transact }: SqlContext): Pick<BookStore, 'claimCurrency'> => ({
  claimCurrency: (currency) =>
    transact(function* statements() {
      yield* send(
        `INSERT INTO stored_values (name, value) VALUES ('currency', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value
         WHERE NOT EXISTS (SELECT 1 FROM orders) AND NOT EXISTS (SELECT 1 FROM ledger_entries)
           AND NOT EXISTS (SELECT 1 FROM cash_entries) AND NOT EXISTS (SELECT 1 FROM cheques)`,
        currency,
      );
      return String(yield* readValue('currency'));
    }),
});
