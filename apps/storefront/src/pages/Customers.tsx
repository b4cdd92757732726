import { useAddCustomer, useCustomerPicker, useCustomers, useFindCustomers, usePay } from '@dealerkit/api-client/react';
import { paths } from '@dealerkit/domain/paths';
import { customerSorts, CustomersScreen } from '@dealerkit/ui/screens/CustomersScreen';
import type { CustomerCriteria, CustomersScreenProps } from '@dealerkit/ui/screens/CustomersScreen';
import '@dealerkit/ui/screens/CustomersScreen.css';
import { customersTexts } from '@dealerkit/ui/texts/en/customers';
import { ledgerTexts } from '@dealerkit/ui/texts/en/ledger';
import { useMessages } from '@dealerkit/ui/useMessages';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

const english = { ...customersTexts, ...ledgerTexts };

const readCriteria = (parameters: URLSearchParams): CustomerCriteria => ({
  search: parameters.get('search') ?? '',
  sort: customerSorts.find((sort) => sort === parameters.get('sort')) ?? 'name',
});

/** The criteria in the URL, without those of the whole list. */
const parametersOf = ({ search, sort }: CustomerCriteria) => ({
  ...(search && { search }),
  ...(sort !== 'name' && { sort }),
});

const useCustomersPage = (): CustomersScreenProps => {
  const messages = useMessages(english);
  const [parameters, setParameters] = useSearchParams();
  const criteria = useMemo(() => readCriteria(parameters), [parameters]);
  const navigate = useNavigate();
  const find = useFindCustomers();
  const { onAdd, existing } = useAddCustomer(messages.customers);
  const open = (id: string) => void navigate(paths.customer(id));
  const openOnly = async (search: string) => {
    const found = await find(search);
    if (!('message' in found) && found.length === 1 && found[0]) open(found[0]._id);
  };
  return {
    ...useCustomers(criteria),
    criteria,
    onFilter: (changed) => setParameters(parametersOf(changed), { replace: true }),
    onOpen: (search) => void openOnly(search),
    onAdd: (values) => onAdd(values, open),
    existing,
    picker: useCustomerPicker(),
    onPay: usePay(messages),
  };
};

/** `/dashboard/customers` */
export const Customers = () => <CustomersScreen {...useCustomersPage()} />;
