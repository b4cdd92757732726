import { useReceipt } from '@dealerkit/api-client/react';
import { paths } from '@dealerkit/domain/paths';
import { ReceiptScreen } from '@dealerkit/ui/screens/ReceiptScreen';
import type { ReceiptScreenProps } from '@dealerkit/ui/screens/ReceiptScreen';
import '@dealerkit/ui/screens/ReceiptScreen.css';
import { useParams, useSearchParams } from 'react-router-dom';
import { usePrintoutProps } from '../print/usePrintoutProps.js';

const useReceiptPage = (): ReceiptScreenProps => {
  const { id = '' } = useParams();
  const [parameters] = useSearchParams();
  const address = { entry: parameters.get('entry') ?? '', at: parameters.get('at') ?? '' };
  return { receipt: useReceipt(id, address), customerHref: paths.customer(id), ...usePrintoutProps() };
};

/** `/dashboard/customers/{id}/receipt` */
export const Receipt = () => <ReceiptScreen {...useReceiptPage()} />;
