import { useMutation, useQuery, useRole } from '@dealerkit/api-client/react';
import { paths } from '@dealerkit/domain/paths';
import { InvoiceScreen } from '@dealerkit/ui/screens/InvoiceScreen';
import type { InvoiceScreenProps } from '@dealerkit/ui/screens/InvoiceScreen';
import '@dealerkit/ui/screens/InvoiceScreen.css';
import { invoicesTexts } from '@dealerkit/ui/texts/en/invoices';
import { useTexts } from '@dealerkit/ui/UiProvider';
import { useNavigate, useParams } from 'react-router-dom';
import { dealer } from '../content/en/dealer.js';
import { useContent } from '../preferences/language.js';
import { usePrintControls } from '../print/usePrintControls.js';
import { useKnownAccount } from '../session/useSession.js';
import { showSuccessToast } from '../toasts/mutationToasts.js';

const useInvoice = (): InvoiceScreenProps => {
  const { id = '' } = useParams();
  const { invoices } = useTexts(invoicesTexts);
  const navigate = useNavigate();
  const role = useRole(useKnownAccount()?.email);
  const isAdmin = role.state === 'ready' && role.data === 'admin';
  const invoice = useQuery('getInvoice', { number: id });
  const number = invoice.state === 'ready' ? String(invoice.data.orderNumber) : undefined;
  const order = useQuery('getOrderByNumber', number === undefined ? undefined : { number });
  const { paid, due } = order.state === 'ready' ? order.data : {};
  const credit = useMutation('creditInvoice');
  const onCredit = async (reason: string) =>
    credit({ number: id, reason }, (note) => {
      showSuccessToast(invoices.credited(note.number), 'creditInvoice', { lasting: true });
      void navigate(paths.invoice(note.number));
    });
  return {
    invoice,
    money: paid === undefined || due === undefined ? undefined : { paid, due },
    dealer: useContent('dealer', dealer),
    href: location.origin + paths.order(number ?? ''),
    onCredit: isAdmin ? onCredit : undefined,
    ...usePrintControls(),
  };
};

/** `/dashboard/invoices/{number}` */
export const Invoice = () => <InvoiceScreen {...useInvoice()} />;
