import { type Input, readConflict } from '../../index.js';
import { useMutation } from '../data/useMutation.js';
import { useQuery } from '../data/useQuery.js';

const isDate = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** The sentences about cash without a customer, and about the close of a day. */
export interface DayBookMessages {
  dayBook: {
    /** The cash is recorded. */
    cashDone: string;
    /** No response arrived, so the cash may be recorded. */
    cashMayBeRecorded: string;
    /** The day is closed. */
    closeDone: string;
    /** No response arrived, so the day may be closed. */
    closeMayBeDone: string;
    /** An admin has closed the day. */
    alreadyClosed: (by: string) => string;
    /** The expected cash is another one by now. */
    cashChanged: string;
  };
}

/** The money of a day, or of the present day of the dealer if the given text is no date: props of `DayBookScreen`. */
export const useDayBook = (given: string | null, { dayBook: messages }: DayBookMessages) => {
  const date = given !== null && isDate(given) ? given : undefined;
  const add = useMutation('addCashEntry', {
    successMessage: () => messages.cashDone,
    unknownOutcomeMessage: messages.cashMayBeRecorded,
  });
  const close = useMutation('closeDay', {
    successMessage: () => messages.closeDone,
    unknownOutcomeMessage: messages.closeMayBeDone,
    conflictMessage: (body) => {
      const { closed } = readConflict(body);
      return closed ? messages.alreadyClosed(closed.by) : messages.cashChanged;
    },
  });
  return {
    dayBook: useQuery('getDayBook', { date }),
    date,
    onCash: async (entry: Input<'addCashEntry'>, form: object) => add(entry, undefined, form),
    onCloseDay: async (day: Input<'closeDay'>, form: object) => close(day, undefined, form),
  };
};
