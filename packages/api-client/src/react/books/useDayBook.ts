import { useState } from 'react';
import type { Input } from '../../index.js';
import { useMutation } from '../data/useMutation.js';
import { useQuery } from '../data/useQuery.js';

/** The date of a time where the user is, which is where the dealer is. */
const dateOf = (time: number): string => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' }).format(time);

const isDate = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** The sentences about cash without a customer. */
export interface CashMessages {
  dayBook: {
    /** The cash is recorded. */
    cashDone: string;
    /** No response arrived, so the cash may be recorded. */
    cashMayBeRecorded: string;
  };
}

/** The money of a day, or of today if the given text is no date: props of `DayBookScreen`. */
export const useDayBook = (given: string | null, { dayBook }: CashMessages) => {
  const [today] = useState(() => dateOf(Date.now()));
  const date = given !== null && isDate(given) ? given : today;
  const add = useMutation('addCashEntry', {
    successMessage: () => dayBook.cashDone,
    unknownOutcomeMessage: dayBook.cashMayBeRecorded,
  });
  const onCash = async (entry: Input<'addCashEntry'>, form: object) => add(entry, undefined, form);
  return { dayBook: useQuery('getDayBook', { date }), date, today, onCash };
};
