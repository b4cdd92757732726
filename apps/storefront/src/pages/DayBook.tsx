import { useDayBook } from '@dealerkit/api-client/react';
import { currencyDigits } from '@dealerkit/domain/amounts';
import { dayBookColumns } from '@dealerkit/domain/exportColumns';
import { DayBookScreen } from '@dealerkit/ui/screens/DayBookScreen';
import type { DayBookScreenProps } from '@dealerkit/ui/screens/DayBookScreen';
import '@dealerkit/ui/screens/DayBookScreen.css';
import { dayBookTexts } from '@dealerkit/ui/texts/en/dayBook';
import { ledgerTexts } from '@dealerkit/ui/texts/en/ledger';
import { useTexts, useUi } from '@dealerkit/ui/UiProvider';
import { useSearchParams } from 'react-router-dom';

const english = { ...dayBookTexts, ...ledgerTexts };

const useDayBookPage = (): DayBookScreenProps => {
  const [parameters, setParameters] = useSearchParams();
  const { currency } = useUi();
  const { dayBook, ledger } = useTexts(english);
  const columns = dayBookColumns({ ...ledger, ...dayBook }, currencyDigits(currency));
  return {
    ...useDayBook(parameters.get('date'), columns),
    onDateChange: (date) => setParameters({ date }),
    onPrint: () => window.print(),
  };
};

/** `/dashboard/daybook` */
export const DayBook = () => <DayBookScreen {...useDayBookPage()} />;
