import { useDayBook } from '@dealerkit/api-client/react';
import { DayBookScreen } from '@dealerkit/ui/screens/DayBookScreen';
import type { DayBookScreenProps } from '@dealerkit/ui/screens/DayBookScreen';
import '@dealerkit/ui/screens/DayBookScreen.css';
import { dayBookTexts } from '@dealerkit/ui/texts/en/dayBook';
import { ledgerTexts } from '@dealerkit/ui/texts/en/ledger';
import { useMessages } from '@dealerkit/ui/useMessages';
import { useSearchParams } from 'react-router-dom';
import { useExport } from '../exports/useExport.js';

const english = { ...dayBookTexts, ...ledgerTexts };

const useDayBookPage = (): DayBookScreenProps => {
  const [parameters, setParameters] = useSearchParams();
  const day = useDayBook(parameters.get('date'), useMessages(english));
  const { date } = day;
  return {
    ...day,
    ...useExport('dayBook', { date }, `daybook-${date}`),
    onExportClosedDays: useExport('closedDays').onExport,
    onDateChange: (other) => setParameters({ date: other }),
    onPrint: () => window.print(),
  };
};

/** `/dashboard/daybook` */
export const DayBook = () => <DayBookScreen {...useDayBookPage()} />;
