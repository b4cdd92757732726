import { ChequeStatus } from '@dealerkit/domain/books';
import * as v from 'valibot';
import { HttpError } from '../http/HttpError.ts';
import type { Store } from '../store/Store.ts';
import { noSuchCustomer } from './customerCalls.ts';
import type { Days } from '../days.ts';
import type { Handlers } from './Handler.ts';
import { idempotencyKeyOf, keyOfAnotherCall } from './idempotencyKey.ts';
import { listHeaders, optionalValue, sortedQuery } from './listQuery.ts';
import { customerId, rangeOf, time, timeRange } from './orderQueries.ts';
import { parse } from './parse.ts';
import { cursorOfRow, startOfPage } from './rowCursor.ts';

const ledgerQuery = v.object({ limit: sortedQuery.limit, before: sortedQuery.before, ...timeRange });

const day = v.pipe(v.string(), v.isoDate('must be a date, for example 2026-01-31'), time);

const chequesQuery = v.object({
  limit: sortedQuery.limit,
  before: sortedQuery.before,
  customer: optionalValue(customerId),
  status: optionalValue(ChequeStatus),
});

/** The day of a day book. */
export const dayQuery = v.object({ date: v.optional(day) });

/** @throws HttpError 400 for a day or time that has not come yet */
function rejectFuture(path: string, start: number): void {
  if (start <= Date.now()) return;
  const message = 'must not be in the future';
  throw new HttpError(400, `${path} ${message}.`, [{ path, message }]);
}

type LedgerCall =
  | 'findCheques'
  | 'setChequeStatus'
  | 'closeDay'
  | 'findLedger'
  | 'addLedgerEntry'
  | 'addCashEntry'
  | 'reverseLedgerEntry'
  | 'getDayBook';

/** The handlers of the calls about money; days are those of the dealer. */
export function ledgerCalls(store: Store, days: Days): Handlers<LedgerCall> {
  /** An entry with the time at which it is dated: a day is dated at its start. @throws HttpError 400 */
  function timed<Entry extends { at?: string | undefined }>({ at, ...entry }: Entry) {
    const { from } = rangeOf(days, { from: at });
    if (from === undefined) return entry;
    rejectFuture('at', from);
    return { ...entry, at: new Date(from).toISOString() };
  }

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
      const entry = { ...timed(values), isRepeated };
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
      const { _id: insertedId, balance, cheque } = added;
      return { insertedId, balance, ...(cheque && { cheque }) };
    },

    async findCheques(input, { setHeaders }) {
      const { before, ...query } = parse(chequesQuery, input);
      const sort = query.status === 'received' ? 'oldest' : 'newest';
      const { rows, next, ...count } = await store.findCheques({ ...query, ...startOfPage(before, sort) });
      setHeaders(listHeaders(rows, count, query, next && cursorOfRow(next, sort)));
      return rows;
    },

    async setChequeStatus({ id, ...values }, { caller, request }) {
      const writer = { actor: caller.email, key: idempotencyKeyOf(request) };
      const set = await store.setChequeStatus(id, timed(values), writer);
      if (set.outcome === 'key of another call') throw keyOfAnotherCall();
      if (set.outcome === 'no such cheque') throw new HttpError(404, 'There is no such cheque.');
      if (set.outcome === 'conflict') {
        const { cheque } = set;
        const message =
          cheque.status === 'cleared'
            ? 'This cheque has cleared. Reverse its payment first.'
            : `This cheque is ${cheque.status} by now.`;
        throw new HttpError(409, message, [], { cheque });
      }
      return { modifiedCount: 1 };
    },

    async addCashEntry(entry, { caller, request }) {
      const added = await store.addCashEntry(timed(entry), { actor: caller.email, key: idempotencyKeyOf(request) });
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
      const today = days.dateOf(Date.now());
      const { date = today } = parse(dayQuery, input);
      return { date, today, ...(await store.getDayBook(days.startOf(date), days.startOf(date, 1))) };
    },

    async closeDay({ date, ...cash }, { caller, request }) {
      parse(v.object({ date: day }), { date });
      rejectFuture('date', days.startOf(date));
      const close = { ...cash, day: date, ends: days.startOf(date, 1) };
      const result = await store.closeDay(close, { actor: caller.email, key: idempotencyKeyOf(request) });
      if (result.outcome === 'key of another call') throw keyOfAnotherCall();
      if (result.outcome === 'closed') {
        const { closed } = result;
        throw new HttpError(409, `${closed.by} has closed ${closed.day}, and the days before it.`, [], { closed });
      }
      if (result.outcome === 'other cash') {
        const { expectedCash } = result;
        throw new HttpError(409, 'The cash of the day has changed.', [], { expectedCash });
      }
      return { modifiedCount: 1 };
    },
  };
}
