import { currencyDigits, fromSmallestUnit } from '@dealerkit/domain/money/amounts';
import { type Input, readConflict } from '../../index.js';
import type { MessageFormat } from '../data/messages.js';
import { useMutation } from '../data/useMutation.js';
import { useQuery } from '../data/useQuery.js';
import { refusesFutureDay, withFutureDay } from './futureDay.js';

const isDate = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** The sentences about cash without a customer, and about the close of a day. */
export interface DayBookMessages extends Pick<MessageFormat, 'formatMoney' | 'currency'> {
  dayBook: {
    /** The cash is recorded. */
    cashDone: string;
    /** No response arrived, so the cash may be recorded. */
    cashMayBeRecorded: string;
    /** The day is closed. */
    closeDone: string;
    /** No response arrived, so the day may be closed. */
    closeMayBeDone: string;
    /** An admin has closed the day at this time. */
    alreadyClosed: (by: string, time: string) => string;
    /** The expected cash is another one by now. */
    cashChanged: (cash: string) => string;
  };
  ledger: {
    /** The day of an entry has not come yet. */
    futureDay: string;
  };
  locale: string;
}

/** The money of a day, or of the present day of the dealer if the given text is no date: props of `DayBookScreen`. */
export const useDayBook = (
  given: string | null,
  { dayBook: messages, ledger, formatMoney, currency, locale }: DayBookMessages,
) => {
  const chosen = given !== null && isDate(given) ? given : undefined;
  const dayBook = useQuery('getDayBook', { date: chosen });
  const add = useMutation('addCashEntry', {
    successMessage: () => messages.cashDone,
    unknownOutcomeMessage: messages.cashMayBeRecorded,
    ...refusesFutureDay(ledger.futureDay),
  });
  const close = useMutation('closeDay', {
    successMessage: () => messages.closeDone,
    unknownOutcomeMessage: messages.closeMayBeDone,
    conflictMessage: (body) => {
      const { closed, expectedCash } = readConflict(body);
      if (closed) {
        const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
        return messages.alreadyClosed(closed.by, time.format(new Date(closed.at)));
      }
      return expectedCash === undefined
        ? undefined
        : messages.cashChanged(formatMoney(fromSmallestUnit(expectedCash, currencyDigits(currency))));
    },
  });
  return {
    dayBook,
    date: chosen ?? (dayBook.state === 'ready' ? dayBook.data.date : ''),
    onCash: async (entry: Input<'addCashEntry'>, form: object) =>
      withFutureDay(await add(entry, undefined, form), ledger.futureDay),
    onCloseDay: async (day: Input<'closeDay'>, form: object) => close(day, undefined, form),
  };
};
