import { useState } from 'react';
import { useQuery } from '../data/useQuery.js';

/** The date of a time where the user is, which is where the dealer is. */
const dateOf = (time: number): string => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' }).format(time);

const isDate = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** The payments of a day, or of today if the given text is no date: props of `DayBookScreen`. */
export const useDayBook = (given: string | null) => {
  const [today] = useState(() => dateOf(Date.now()));
  const date = given !== null && isDate(given) ? given : today;
  return { dayBook: useQuery('getDayBook', { date }), date, today };
};
