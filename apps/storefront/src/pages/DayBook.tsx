import { useDayBook } from '@dealerkit/api-client/react';
import { DayBookScreen } from '@dealerkit/ui/screens/DayBookScreen';
import type { DayBookScreenProps } from '@dealerkit/ui/screens/DayBookScreen';
import '@dealerkit/ui/screens/DayBookScreen.css';
import { dayBookTexts } from '@dealerkit/ui/texts/en/dayBook';
import { useMessages } from '@dealerkit/ui/useMessages';
import { useSearchParams } from 'react-router-dom';
import { useExport } from '../exports/useExport.js';

const useDayBookPage = (): DayBookScreenProps => {
  const [parameters, setParameters] = useSearchParams();
  const day = useDayBook(parameters.get('date'), useMessages(dayBookTexts));
  const { date } = day;
  return {
    ...day,
    ...useExport('dayBook', { date }, date ? `daybook-${date}` : 'daybook'),
    onExportClosedDays: useExport('closedDays').onExport,
    onDateChange: (other) => setParameters({ date: other }),
    onPrint: () => window.print(),
  };
};

/** `/dashboard/daybook` */
export const DayBook = () => <DayBookScreen {...useDayBookPage()} />;
