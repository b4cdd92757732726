import { offerCsv, useQuery } from '@dealerkit/api-client/react';
import { currencyDigits } from '@dealerkit/domain/amounts';
import { dayBookColumns } from '@dealerkit/domain/exportColumns';
import { DayBookScreen } from '@dealerkit/ui/screens/DayBookScreen';
import type { DayBookScreenProps } from '@dealerkit/ui/screens/DayBookScreen';
import '@dealerkit/ui/screens/DayBookScreen.css';
import { dayBookTexts } from '@dealerkit/ui/texts/en/dayBook';
import { ledgerTexts } from '@dealerkit/ui/texts/en/ledger';
import { useTexts, useUi } from '@dealerkit/ui/UiProvider';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const english = { ...dayBookTexts, ...ledgerTexts };

/** The date of a time where the user is, which is where the dealer is. */
const dateOf = (time: number): string => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' }).format(time);

const isDate = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

const useDayBook = (): DayBookScreenProps => {
  const [parameters, setParameters] = useSearchParams();
  const [today] = useState(() => dateOf(Date.now()));
  const given = parameters.get('date') ?? '';
  const date = isDate(given) ? given : today;
  const dayBook = useQuery('getDayBook', { date });
  const { currency } = useUi();
  const { dayBook: texts, ledger } = useTexts(english);
  return {
    dayBook,
    date,
    today,
    onDateChange: (day) => setParameters({ date: day }),
    onPrint: () => window.print(),
    onExport: async () => {
      if (dayBook.state !== 'ready') return undefined;
      const columns = dayBookColumns({ ...ledger, ...texts }, currencyDigits(currency));
      offerCsv(columns, dayBook.data.entries, `daybook-${date}.csv`);
      return undefined;
    },
  };
};

/** `/dashboard/daybook` */
export const DayBook = () => <DayBookScreen {...useDayBook()} />;
