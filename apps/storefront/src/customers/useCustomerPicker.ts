import { classifyError } from '@dealerkit/api-client';
import { mapAsyncData, useDelayed, usePagedQuery } from '@dealerkit/api-client/react';
import type { Customer } from '@dealerkit/domain/books';
import type { SubmitError } from '@dealerkit/ui/AsyncData';
import type { CustomersScreenProps } from '@dealerkit/ui/screens/CustomersScreen';
import { useUi } from '@dealerkit/ui/UiProvider';
import { useState } from 'react';
import { client } from '../host/client.js';

const MATCHES = 8;

/** Returns a function that finds the customers for exactly a text. */
export const useFindCustomers = () => {
  const { errors } = useUi().texts;
  return async (search: string): Promise<readonly Customer[] | SubmitError> => {
    try {
      return await client.findCustomers({ search, limit: MATCHES });
    } catch (error) {
      return { message: errors[classifyError(error).kind].advice };
    }
  };
};

/** The search for a customer in a form; `isOffered` is whether the host has customers. */
export const useCustomerPicker = (isOffered = true): CustomersScreenProps['picker'] => {
  const [search, setSearch] = useState('');
  const delayedSearch = useDelayed(search.trim(), 200);
  const { list } = usePagedQuery('findCustomers', isOffered && delayedSearch ? { search: delayedSearch } : undefined, {
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
