import type { Customer } from '@dealerkit/domain/books';
import { useState } from 'react';
import { readCustomer } from '../../index.js';
import { type AddCustomerMessages, useAddCustomer } from '../books/useAddCustomer.js';
import type { CustomerOf } from './useCounterOrder.js';
import { useCustomerPicker } from '../books/useCustomerPicker.js';
import { useQuery } from '../data/useQuery.js';

export interface CounterCustomerOptions {
  /** The `_id` of the customer for whom the order is begun. */
  given: string | undefined;
  /** Called with the `_id` of the customer who is chosen, or with undefined when the order has none any more. */
  onChoose: (id: string | undefined) => void;
  /** The address that the form has for an order that is collected, which is none of the customer. */
  addressDefault: string;
}

/** The customer of an order at the counter: a given one, or one who is found or added with the order. */
export const useCounterCustomer = (
  { given, onChoose, addressDefault }: CounterCustomerOptions,
  messages: Pick<AddCustomerMessages, 'exists'>,
) => {
  const picker = useCustomerPicker();
  const read = useQuery('getCustomer', given !== undefined ? { id: given } : undefined);
  const [chosen, setChosen] = useState<Customer>();
  const customer = chosen ?? (given !== undefined && read.state === 'ready' ? read.data : undefined);
  const { onAdd } = useAddCustomer({ exists: messages.exists });

  const choose = (next: Customer | undefined) => {
    setChosen(next);
    onChoose(next?._id);
    picker.onSearchChange('');
  };

  const customerOf: CustomerOf = async ({ userName, phone, address }) => {
    if (customer) return { id: customer._id };
    let id: string | undefined;
    const values = {
      name: userName,
      // The host reads the numbers.
      phones: [phone],
      ...(address !== addressDefault && { address }),
    };
    const error = await onAdd(values, (insertedId) => {
      id = insertedId;
      // The order may fail, and is then placed again for the same customer.
      setChosen({ _id: insertedId, ...values, balance: 0 });
    });
    const existing = readCustomer(error?.body);
    if (existing) setChosen(existing);
    return { ...(id !== undefined && { id }), error };
  };

  return {
    /** The prop `customers` of `CounterOrderScreen`. */
    customers: { picker, customer, onCustomerChange: choose },
    /** What `useCounterOrder` takes. */
    customerOf,
    /** Begins the next order without a customer. */
    clear: () => choose(undefined),
  };
};
