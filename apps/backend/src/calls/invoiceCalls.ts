import { HttpError } from '../http/HttpError.ts';
import type { Store } from '../store/Store.ts';
import type { Days } from './days.ts';
import type { Handlers } from './Handler.ts';
import { idempotencyKeyOf, keyOfAnotherCall } from './idempotencyKey.ts';
import { readOrderNumber } from './orderQueries.ts';
import { noSuchOrder } from './stepRefusals.ts';

/** The error for a number that no invoice has. */
export const noSuchInvoice = () => new HttpError(404, 'There is no such invoice.');

/** The handlers of the calls about invoices, whose year is that of the dealer. */
export function invoiceCalls(
  store: Store,
  { dateOf }: Days,
): Handlers<'issueInvoice' | 'getInvoice' | 'creditInvoice'> {
  const currentYear = () => Number(dateOf(Date.now()).slice(0, 4));

  return {
    async issueInvoice(input, { caller, request }) {
      const number = readOrderNumber(input.number);
      const writer = { actor: caller.email, key: idempotencyKeyOf(request) };
      const issued = await store.issueInvoice(number, currentYear(), writer);
      if (issued.outcome === 'key of another call') throw keyOfAnotherCall();
      if (issued.outcome === 'no such order') throw noSuchOrder();
      if (issued.outcome === 'nothing handed over') {
        throw new HttpError(409, 'Nothing of this order is handed over, so there is nothing to invoice.');
      }
      return { number: issued.number };
    },

    async getInvoice({ number }) {
      const found = await store.getInvoice(number);
      if (!found) throw noSuchInvoice();
      return found.invoice;
    },

    async creditInvoice({ number, reason }, { caller, request }) {
      const writer = { actor: caller.email, key: idempotencyKeyOf(request) };
      const credited = await store.creditInvoice(number, { reason, year: currentYear() }, writer);
      if (credited.outcome === 'key of another call') throw keyOfAnotherCall();
      if (credited.outcome === 'no such invoice') throw noSuchInvoice();
      if (credited.outcome === 'credited') {
        throw new HttpError(409, `The credit note ${credited.creditedBy} takes this invoice back already.`);
      }
      return { number: credited.number };
    },
  };
}
