import type { Customer } from '@dealerkit/domain/books';
import { useState } from 'react';
import { classifyError } from '../../index.js';
import { mapAsyncData } from '../data/asyncData.js';
import { useClientSettings } from '../data/ClientProvider.js';
import { useDelayed } from '../data/useDelayed.js';
import { usePagedQuery } from '../data/usePagedQuery.js';

const MATCHES = 8;

/** Returns a function that finds the customers for exactly a text. */
export const useFindCustomers = () => {
  const { client, errorMessage } = useClientSettings();
  return async (search: string): Promise<readonly Customer[] | { message: string }> => {
    try {
      return await client.findCustomers({ search, limit: MATCHES });
    } catch (error) {
      return { message: errorMessage(classifyError(error).kind) };
    }
  };
};

/** The search for a customer in a form: the options of `CustomerPicker`. */
export const useCustomerPicker = () => {
  const [search, setSearch] = useState('');
  const delayedSearch = useDelayed(search.trim(), 200);
  const { list } = usePagedQuery('findCustomers', delayedSearch ? { search: delayedSearch } : undefined, {
    pages: 1,
    pageSize: MATCHES,
  });
  return {
    search,
    onSearchChange: setSearch,
    matches: mapAsyncData(list, ({ rows }) => rows),
    onFind: useFindCustomers(),
  };
};
