import { type CustomerCriteria, customersHref, readCustomerCriteria } from '@dealerkit/domain/customers/customerQuery';
import type { CustomerValues } from '@dealerkit/domain/customers/customers';
import { useMemo, useState } from 'react';
import { mapAsyncData } from '../data/asyncData.js';
import { type AddCustomerMessages, useAddCustomer } from './useAddCustomer.js';
import { useCustomerPicker, useFindCustomers } from './useCustomerPicker.js';
import { usePagedQuery } from '../data/usePagedQuery.js';

const PAGE_SIZE = 50;

const noCustomers = { total: 0, isTotalMinimum: false, hasMore: false };

export interface CustomersOptions {
  /** Replaces the URL of the page, when the admin changes the criteria. */
  onReplace: (href: string) => void;
  /** Opens the page of a customer. */
  onOpen: (id: string) => void;
}

/** The customers that match the criteria in a URL, page by page: props of `CustomersScreen`. `search` is the part of the URL that begins with `?`. */
export const useCustomers = (
  search: string,
  { onReplace, onOpen }: CustomersOptions,
  messages: AddCustomerMessages,
) => {
  const criteria = useMemo(() => readCustomerCriteria(new URLSearchParams(search)), [search]);
  const [paging, setPaging] = useState({ pages: 1, criteria });
  // Other criteria start with their first page.
  const pages = paging.criteria === criteria ? paging.pages : 1;
  const input = { ...(criteria.search && { search: criteria.search }), sort: criteria.sort };
  const { list, isUpdating } = usePagedQuery('findCustomers', input, { pages, pageSize: PAGE_SIZE });
  const { total, isTotalMinimum, hasMore } = list.state === 'ready' ? list.data : noCustomers;
  const find = useFindCustomers();
  const { onAdd, existing } = useAddCustomer(messages);
  const openOnly = async (text: string) => {
    const found = await find(text);
    if (!('message' in found) && found.length === 1 && found[0]) onOpen(found[0]._id);
  };
  return {
    customers: mapAsyncData(list, ({ rows }) => rows),
    total,
    isTotalMinimum,
    onMore: hasMore ? () => setPaging({ pages: pages + 1, criteria }) : undefined,
    isUpdating,
    criteria,
    onFilter: (changed: CustomerCriteria) => onReplace(customersHref(changed)),
    onOpen: (text: string) => void openOnly(text),
    onAdd: (values: CustomerValues) => onAdd(values, onOpen),
    existing,
    picker: useCustomerPicker(),
  };
};
