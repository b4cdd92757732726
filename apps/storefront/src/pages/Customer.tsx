import { useCustomer, useCustomerActions, useCustomerPicker, usePay, useSetCheque } from '@dealerkit/api-client/react';
import { allOrders, ordersHref } from '@dealerkit/domain/orders/orderQuery';
import { CustomerScreen } from '@dealerkit/ui/screens/CustomerScreen';
import type { CustomerScreenProps } from '@dealerkit/ui/screens/CustomerScreen';
import '@dealerkit/ui/screens/CustomerScreen.css';
import { chequesTexts } from '@dealerkit/ui/texts/en/cheques';
import { customersTexts } from '@dealerkit/ui/texts/en/customers';
import { ledgerTexts } from '@dealerkit/ui/texts/en/ledger';
import { useMessages } from '@dealerkit/ui/useMessages';
import { useParams } from 'react-router-dom';

const english = { ...chequesTexts, ...customersTexts, ...ledgerTexts };

const useCustomerPage = (): CustomerScreenProps => {
  const { id: given = '' } = useParams();
  const messages = useMessages(english);
  const data = useCustomer(given);
  const customer = data.customer.state === 'ready' ? data.customer.data : undefined;
  const id = customer?._id ?? given;
  return {
    ...data,
    ...useCustomerActions(id, customer, messages),
    onSetCheque: useSetCheque(messages),
    ordersHref: ordersHref({ ...allOrders, customer: id }),
    picker: useCustomerPicker(),
    onPay: usePay(messages),
    onRefund: usePay(messages, 'refund'),
  };
};

/** `/dashboard/customers/{id}` */
export const Customer = () => <CustomerScreen {...useCustomerPage()} />;
