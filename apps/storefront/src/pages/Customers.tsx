import { useCustomers } from '@dealerkit/api-client/react';
import { paths } from '@dealerkit/domain/paths';
import { CustomersScreen } from '@dealerkit/ui/screens/CustomersScreen';
import type { CustomersScreenProps } from '@dealerkit/ui/screens/CustomersScreen';
import '@dealerkit/ui/screens/CustomersScreen.css';
import { customersTexts } from '@dealerkit/ui/texts/en/customers';
import { useTexts } from '@dealerkit/ui/UiProvider';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePayment } from '../customers/usePayment.js';

const useCustomersPage = (): CustomersScreenProps => {
  const navigate = useNavigate();
  const options = {
    onReplace: (href: string) => void navigate(href, { replace: true }),
    onOpen: (id: string) => void navigate(paths.customer(id)),
  };
  const { customers: texts } = useTexts(customersTexts);
  return { ...useCustomers(useLocation().search, options, texts), onPay: usePayment() };
};

/** `/dashboard/customers` */
export const Customers = () => <CustomersScreen {...useCustomersPage()} />;
