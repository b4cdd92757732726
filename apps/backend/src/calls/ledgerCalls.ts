import type { Input } from '@dealerkit/api-client';
import * as v from 'valibot';
import { HttpError } from '../http/HttpError.ts';
import type { Store } from '../store/Store.ts';
import { noSuchCustomer } from './customerCalls.ts';
import type { Days } from './days.ts';
import type { Handlers } from './Handler.ts';
import { idempotencyKeyOf, keyOfAnotherCall } from './idempotencyKey.ts';
import { listHeaders, sortedQuery } from './listQuery.ts';
import { rangeOf, time, timeRange } from './orderQueries.ts';
import { parse } from './parse.ts';
import { cursorOfRow, startOfPage } from './rowCursor.ts';

const ledgerQuery = v.object({ limit: sortedQuery.limit, before: sortedQuery.before, ...timeRange });

/** The day of a day book. */
export const dayQuery = v.object({
  date: v.pipe(v.string(), v.isoDate('must be a date, for example 2026-01-31'), time),
});

/** @throws HttpError 400 for a time that has not come yet */
function rejectFuture({ at }: Pick<Input<'addLedgerEntry'>, 'at'>): void {
  if (at === undefined || Date.parse(at) <= Date.now()) return;
  const message = 'must not be in the future';
  throw new HttpError(400, `at ${message}.`, [{ path: 'at', message }]);
}

type LedgerCall = 'findLedger' | 'addLedgerEntry' | 'addCashEntry' | 'reverseLedgerEntry' | 'getDayBook';

/** The handlers of the calls about money; days are those of the dealer. */
export function ledgerCalls(store: Store, days: Days): Handlers<LedgerCall> {
  return {
    async findLedger({ id, ...input }, { setHeaders }) {
      const { before, ...query } = parse(ledgerQuery, input);
      const page = { ...query, ...rangeOf(days, query), ...startOfPage(before, 'newest') };
      const found = await store.findLedger(id, page);
      if (!found) throw noSuchCustomer();
      const { rows, next, ...count } = found;
      setHeaders(listHeaders(rows, count, query, next && cursorOfRow(next, 'newest')));
      return rows;
    },

    async addLedgerEntry({ id, isRepeated = false, ...values }, { caller, request }) {
      rejectFuture(values);
      const entry = { ...values, isRepeated };
      const added = await store.addLedgerEntry(id, entry, { actor: caller.email, key: idempotencyKeyOf(request) });
      if (added.outcome === 'key of another call') throw keyOfAnotherCall();
      if (added.outcome === 'no such customer') throw noSuchCustomer();
      if (added.outcome === 'above paid') {
        throw new HttpError(409, 'A refund cannot exceed what the customer has paid.', [], { paid: added.paid });
      }
      if (added.outcome === 'already recorded') {
        const message = 'The same entry is recorded already. Send isRepeated to record it again.';
        throw new HttpError(409, message, [], { recordedAt: added.at });
      }
      return { insertedId: added._id, balance: added.balance };
    },

    async addCashEntry(entry, { caller, request }) {
      const added = await store.addCashEntry(entry, { actor: caller.email, key: idempotencyKeyOf(request) });
      if (added.outcome === 'key of another call') throw keyOfAnotherCall();
      return { insertedId: added._id };
    },

    async reverseLedgerEntry({ id, reason }, { caller, request }) {
      const writer = { actor: caller.email, key: idempotencyKeyOf(request) };
      const reversed = await store.reverseLedgerEntry(id, reason, writer);
      if (reversed.outcome === 'key of another call') throw keyOfAnotherCall();
      if (reversed.outcome === 'no such entry') throw new HttpError(404, 'There is no such entry.');
      if (reversed.outcome === 'reversed') throw new HttpError(409, 'This entry is reversed already.');
      if (reversed.outcome === 'not reversible') {
        const message =
          reversed.kind === 'reversal'
            ? 'A reversal cannot be reversed. Add the payment, refund or adjustment again.'
            : 'This entry belongs to an order. Undo the hand-over, or take pieces back there.';
        throw new HttpError(409, message);
      }
      return { insertedId: reversed._id };
    },

    async getDayBook(input) {
      const { date } = parse(dayQuery, input);
      return { date, ...(await store.getDayBook(days.startOf(date), days.startOf(date, 1))) };
    },
  };
}
