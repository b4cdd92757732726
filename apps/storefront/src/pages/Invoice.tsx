import { useInvoice } from '@dealerkit/api-client/react';
import { paths } from '@dealerkit/domain/paths';
import { InvoiceScreen } from '@dealerkit/ui/screens/InvoiceScreen';
import type { InvoiceScreenProps } from '@dealerkit/ui/screens/InvoiceScreen';
import '@dealerkit/ui/screens/InvoiceScreen.css';
import { invoicesTexts } from '@dealerkit/ui/texts/en/invoices';
import { useTexts } from '@dealerkit/ui/UiProvider';
import { useNavigate, useParams } from 'react-router-dom';
import { usePrintoutProps } from '../print/usePrintoutProps.js';
import { useKnownAccount } from '../session/useSession.js';
import { showSuccessToast } from '../toasts/mutationToasts.js';

const useInvoicePage = (): InvoiceScreenProps => {
  const { id = '' } = useParams();
  const texts = useTexts(invoicesTexts);
  const { invoices } = texts;
  const navigate = useNavigate();
  const onCredited = (number: string) => {
    showSuccessToast(invoices.credited(number), 'creditInvoice', { lasting: true });
    void navigate(paths.invoice(number));
  };
  const { orderNumber = '', ...invoice } = useInvoice(id, { email: useKnownAccount()?.email, onCredited }, texts);
  return { ...invoice, href: location.origin + paths.order(orderNumber), ...usePrintoutProps() };
};

/** `/dashboard/invoices/{number}` */
export const Invoice = () => <InvoiceScreen {...useInvoicePage()} />;
