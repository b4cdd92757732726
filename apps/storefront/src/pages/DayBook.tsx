import { offerCsv, useQuery } from '@dealerkit/api-client/react';
import { currencyDigits, fromSmallestUnit } from '@dealerkit/domain/amounts';
import type { DayBook as DayBookData } from '@dealerkit/domain/books';
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

type Entry = DayBookData['entries'][number];

const useDayBook = (): DayBookScreenProps => {
  const [parameters, setParameters] = useSearchParams();
  const [today] = useState(() => dateOf(Date.now()));
  const given = parameters.get('date') ?? '';
  const date = isDate(given) ? given : today;
  const dayBook = useQuery('getDayBook', { date });
  const { currency } = useUi();
  const texts = useTexts(english);
  const digits = currencyDigits(currency);
  const { ledger } = texts;
  return {
    dayBook,
    date,
    today,
    onDateChange: (day) => setParameters({ date: day }),
    onPrint: () => window.print(),
    onExport: async () => {
      if (dayBook.state !== 'ready') return undefined;
      offerCsv<Entry>(
        [
          [texts.dayBook.time, ({ at }) => at],
          [texts.dayBook.customer, ({ customer }) => customer.name],
          [ledger.entry, ({ kind }) => ledger.kinds[kind]],
          [ledger.method, ({ method }) => method && ledger.methods[method]],
          [ledger.reference, ({ reference }) => reference],
          [ledger.note, ({ note }) => note],
          // Money that comes in lowers what the customer owes.
          [texts.dayBook.amount, ({ amount }) => fromSmallestUnit(-amount, digits)],
        ],
        dayBook.data.entries,
        `daybook-${date}.csv`,
      );
      return undefined;
    },
  };
};

/** `/dashboard/daybook` */
export const DayBook = () => <DayBookScreen {...useDayBook()} />;
