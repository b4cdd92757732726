import { useCustomer, useCustomerActions, useCustomerPicker } from '@dealerkit/api-client/react';
import { paths } from '@dealerkit/domain/paths';
import { CustomerScreen } from '@dealerkit/ui/screens/CustomerScreen';
import type { CustomerScreenProps } from '@dealerkit/ui/screens/CustomerScreen';
import '@dealerkit/ui/screens/CustomerScreen.css';
import { customersTexts } from '@dealerkit/ui/texts/en/customers';
import { ledgerTexts } from '@dealerkit/ui/texts/en/ledger';
import { useTexts } from '@dealerkit/ui/UiProvider';
import { useParams } from 'react-router-dom';
import { usePayment } from '../customers/usePayment.js';

const english = { ...customersTexts, ...ledgerTexts };

const useCustomerPage = (): CustomerScreenProps => {
  const { id: given = '' } = useParams();
  const { customers, ledger } = useTexts(english);
  const data = useCustomer(given);
  const customer = data.customer.state === 'ready' ? data.customer.data : undefined;
  const id = customer?._id ?? given;
  return {
    ...data,
    ...useCustomerActions(id, customer, { ...customers, ...ledger }),
    ordersHref: `${paths.orders}?customer=${id}`,
    picker: useCustomerPicker(),
    onPay: usePayment(),
  };
};

/** `/dashboard/customers/{id}` */
export const Customer = () => <CustomerScreen {...useCustomerPage()} />;
