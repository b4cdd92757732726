import { commandLine } from '../commandLine.ts';
import { HttpError } from '../http/HttpError.ts';
import type { UnconfirmedNumber } from '../store/invoices/InvoiceStore.ts';
import type { Store } from '../store/Store.ts';
import type { Days } from '../days.ts';
import type { Handlers } from './Handler.ts';
import { idempotencyKeyOf, keyOfAnotherCall } from './idempotencyKey.ts';
import { readOrderNumber } from './orderQueries.ts';
import { noSuchOrder } from './stepRefusals.ts';

/** The error for a number that no invoice has. */
export const noSuchInvoice = () => new HttpError(404, 'There is no such invoice.');

/** The error of a date that is not today's, or that an admin must confirm first (D71); it has the date of the server's clock. */
const dateToConfirm = (today: string) =>
  new HttpError(409, `Confirm first that today is ${today}; if it is not, correct the server's clock.`, [], { today });

const refusedNumber = (refused: UnconfirmedNumber, today: string) =>
  refused.outcome === 'date to confirm'
    ? dateToConfirm(today)
    : new HttpError(
        409,
        `This shop was restored from a backup. Confirm the next number on its server first: ${commandLine('admin')} confirm-number ${refused.next}`,
      );

/** The handlers of the calls about invoices, whose year is that of the dealer. */
export function invoiceCalls(
  store: Store,
  { dateOf }: Days,
): Handlers<'issueInvoice' | 'getInvoice' | 'creditInvoice' | 'confirmInvoiceDate'> {
  const currentDate = () => dateOf(Date.now());

  return {
    async issueInvoice(input, { caller, request }) {
      const number = readOrderNumber(input.number);
      const writer = { actor: caller.email, key: idempotencyKeyOf(request) };
      const today = currentDate();
      const issued = await store.issueInvoice(number, today, writer);
      if (issued.outcome === 'key of another call') throw keyOfAnotherCall();
      if (issued.outcome === 'no such order') throw noSuchOrder();
      if (issued.outcome === 'nothing handed over') {
        throw new HttpError(409, 'Nothing of this order is handed over, so there is nothing to invoice.');
      }
      if (issued.outcome !== 'issued') throw refusedNumber(issued, today);
      return { number: issued.number };
    },

    async getInvoice({ number }) {
      const found = await store.getInvoice(number);
      if (!found) throw noSuchInvoice();
      return found.invoice;
    },

    async creditInvoice({ number, reason }, { caller, request }) {
      const writer = { actor: caller.email, key: idempotencyKeyOf(request) };
      const today = currentDate();
      const credited = await store.creditInvoice(number, { reason, today }, writer);
      if (credited.outcome === 'key of another call') throw keyOfAnotherCall();
      if (credited.outcome === 'no such invoice') throw noSuchInvoice();
      if (credited.outcome === 'credited') {
        throw new HttpError(409, `The credit note ${credited.creditedBy} takes this invoice back already.`);
      }
      if (credited.outcome !== 'issued') throw refusedNumber(credited, today);
      return { number: credited.number };
    },

    async confirmInvoiceDate({ date }, { caller }) {
      const today = currentDate();
      if (date !== today) throw dateToConfirm(today);
      await store.confirmDate(today, caller.email);
      return { modifiedCount: 1 };
    },
  };
}
