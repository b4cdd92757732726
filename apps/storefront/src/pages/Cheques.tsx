import { useCheques } from '@dealerkit/api-client/react';
import { ChequesScreen } from '@dealerkit/ui/screens/ChequesScreen';
import type { ChequesScreenProps } from '@dealerkit/ui/screens/ChequesScreen';
import '@dealerkit/ui/screens/ChequesScreen.css';
import { chequesTexts } from '@dealerkit/ui/texts/en/cheques';
import { useMessages } from '@dealerkit/ui/useMessages';
import { useSearchParams } from 'react-router-dom';
import { useExport } from '../exports/useExport.js';

const useChequesPage = (): ChequesScreenProps => {
  const [parameters, setParameters] = useSearchParams();
  return {
    ...useCheques(parameters.get('status'), useMessages(chequesTexts)),
    ...useExport('cheques'),
    onStatusChange: (status) => setParameters({ status: status ?? 'all' }),
  };
};

/** `/dashboard/cheques` */
export const Cheques = () => <ChequesScreen {...useChequesPage()} />;
