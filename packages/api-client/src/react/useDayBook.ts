import type { DayBook } from '@dealerkit/domain/books';
import type { ExportColumns } from '@dealerkit/domain/exportColumns';
import { useState } from 'react';
import { offerCsv } from './useExport.js';
import { useQuery } from './useQuery.js';

/** The date of a time where the user is, which is where the dealer is. */
const dateOf = (time: number): string => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' }).format(time);

const isDate = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** The payments of a day, or of today if the given text is no date: props of `DayBookScreen`. The columns are those of its export. */
export const useDayBook = (given: string | null, columns: ExportColumns<DayBook['entries'][number]>) => {
  const [today] = useState(() => dateOf(Date.now()));
  const date = given !== null && isDate(given) ? given : today;
  const dayBook = useQuery('getDayBook', { date });
  return {
    dayBook,
    date,
    today,
    onExport: async (): Promise<undefined> => {
      if (dayBook.state === 'ready') offerCsv(columns, dayBook.data.entries, `daybook-${date}.csv`);
    },
  };
};
