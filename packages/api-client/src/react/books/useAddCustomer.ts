import type { Customer } from '@dealerkit/domain/books';
import type { CustomerValues } from '@dealerkit/domain/customers/customers';
import { useState } from 'react';
import { readCustomer } from '../../index.js';
import { type MutationError, useMutation } from '../data/useMutation.js';

/** The sentences about a customer who is added. */
export interface AddCustomerMessages {
  /** The customer is added; none by default. */
  added?: string | undefined;
  /** The customer with this name has one of the phone numbers. */
  exists: (name: string) => string;
}

/** A function that adds a customer, and the customer who has one of the phone numbers already. */
export const useAddCustomer = ({ added, exists }: AddCustomerMessages) => {
  const [existing, setExisting] = useState<Customer>();
  const add = useMutation('addCustomer', {
    ...(added !== undefined && { successMessage: () => added }),
    conflictMessage: (body) => {
      const customer = readCustomer(body);
      return customer && exists(customer.name);
    },
  });
  const onAdd = async (values: CustomerValues, onAdded: (id: string) => void): Promise<MutationError | undefined> => {
    setExisting(undefined);
    const error = await add(values, ({ insertedId }) => onAdded(insertedId));
    setExisting(readCustomer(error?.body));
    return error;
  };
  return { onAdd, existing };
};
