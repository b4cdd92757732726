import { useCustomers, usePay } from '@dealerkit/api-client/react';
import { paths } from '@dealerkit/domain/paths';
import { CustomersScreen } from '@dealerkit/ui/screens/CustomersScreen';
import type { CustomersScreenProps } from '@dealerkit/ui/screens/CustomersScreen';
import '@dealerkit/ui/screens/CustomersScreen.css';
import { customersTexts } from '@dealerkit/ui/texts/en/customers';
import { ledgerTexts } from '@dealerkit/ui/texts/en/ledger';
import { useMessages } from '@dealerkit/ui/useMessages';
import { useLocation, useNavigate } from 'react-router-dom';

const english = { ...customersTexts, ...ledgerTexts };

const useCustomersPage = (): CustomersScreenProps => {
  const navigate = useNavigate();
  const options = {
    onReplace: (href: string) => void navigate(href, { replace: true }),
    onOpen: (id: string) => void navigate(paths.customer(id)),
  };
  const messages = useMessages(english);
  return { ...useCustomers(useLocation().search, options, messages.customers), onPay: usePay(messages) };
};

/** `/dashboard/customers` */
export const Customers = () => <CustomersScreen {...useCustomersPage()} />;
