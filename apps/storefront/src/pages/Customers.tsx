import { mapAsyncData, usePagedQuery } from '@dealerkit/api-client/react';
import { paths } from '@dealerkit/domain/paths';
import { customerSorts, CustomersScreen } from '@dealerkit/ui/screens/CustomersScreen';
import type { CustomerCriteria, CustomersScreenProps } from '@dealerkit/ui/screens/CustomersScreen';
import '@dealerkit/ui/screens/CustomersScreen.css';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAddCustomer } from '../customers/useAddCustomer.js';
import { useCustomerPicker, useFindCustomers } from '../customers/useCustomerPicker.js';
import { usePay } from '../customers/usePay.js';

const PAGE_SIZE = 50;

const noCustomers = { total: 0, isTotalMinimum: false, hasMore: false };

const readCriteria = (parameters: URLSearchParams): CustomerCriteria => ({
  search: parameters.get('search') ?? '',
  sort: customerSorts.find((sort) => sort === parameters.get('sort')) ?? 'name',
});

/** The criteria in the URL, without those of the whole list. */
const parametersOf = ({ search, sort }: CustomerCriteria) => ({
  ...(search && { search }),
  ...(sort !== 'name' && { sort }),
});

const useCustomers = (): CustomersScreenProps => {
  const [parameters, setParameters] = useSearchParams();
  const criteria = useMemo(() => readCriteria(parameters), [parameters]);
  const [paging, setPaging] = useState({ pages: 1, criteria });
  // Other criteria start with their first page.
  const pages = paging.criteria === criteria ? paging.pages : 1;
  const input = { ...(criteria.search && { search: criteria.search }), sort: criteria.sort };
  const { list, isUpdating } = usePagedQuery('findCustomers', input, { pages, pageSize: PAGE_SIZE });
  const { total, isTotalMinimum, hasMore } = list.state === 'ready' ? list.data : noCustomers;
  const navigate = useNavigate();
  const find = useFindCustomers();
  const open = (id: string) => void navigate(paths.customer(id));
  const openOnly = async (search: string) => {
    const found = await find(search);
    if (!('message' in found) && found.length === 1 && found[0]) open(found[0]._id);
  };
  return {
    customers: mapAsyncData(list, ({ rows }) => rows),
    total,
    isTotalMinimum,
    criteria,
    onFilter: (changed) => setParameters(parametersOf(changed), { replace: true }),
    onOpen: (search) => void openOnly(search),
    onMore: hasMore ? () => setPaging({ pages: pages + 1, criteria }) : undefined,
    isUpdating,
    ...useAddCustomer(open),
    picker: useCustomerPicker(),
    onPay: usePay(),
  };
};

/** `/dashboard/customers` */
export const Customers = () => <CustomersScreen {...useCustomers()} />;
