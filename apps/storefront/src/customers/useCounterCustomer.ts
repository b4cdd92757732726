import { readCustomer } from '@dealerkit/api-client';
import { type MutationError, useMutation, useQuery } from '@dealerkit/api-client/react';
import type { Customer } from '@dealerkit/domain/books';
import { enteredPhones } from '@dealerkit/domain/customers';
import type { CounterOrder, CounterOrderScreenProps } from '@dealerkit/ui/screens/CounterOrderScreen';
import { counterOrderTexts } from '@dealerkit/ui/texts/en/counterOrder';
import { customersTexts } from '@dealerkit/ui/texts/en/customers';
import { useTexts } from '@dealerkit/ui/UiProvider';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCustomerPicker } from './useCustomerPicker.js';

const english = { ...counterOrderTexts, ...customersTexts };

interface CounterCustomer {
  /** What the form needs; undefined on a host without customers. */
  options: CounterOrderScreenProps['customers'];
  /** Returns the `_id` of the customer of an order, who is added if he is new; undefined on a host without customers. */
  idOf: (order: CounterOrder) => Promise<{ id?: string; error?: MutationError | undefined }>;
  /** Begins the next order without a customer. */
  clear: () => void;
}

/** The customer of an order at the counter: the one in the URL, or the one who is found or added on the way. */
export const useCounterCustomer = (isOffered: boolean): CounterCustomer => {
  const { customers, counterOrder } = useTexts(english);
  const [parameters, setParameters] = useSearchParams();
  const picker = useCustomerPicker(isOffered);
  const given = parameters.get('customer') ?? undefined;
  const read = useQuery('getCustomer', isOffered && given !== undefined ? { id: given } : undefined);
  const [chosen, setChosen] = useState<Customer>();
  const customer = chosen ?? (given !== undefined && read.state === 'ready' ? read.data : undefined);
  const add = useMutation('addCustomer', {
    conflictMessage: (body) => {
      const existing = readCustomer(body);
      return existing && customers.exists(existing.name);
    },
  });

  const choose = (next: Customer | undefined) => {
    setChosen(next);
    if (next === undefined) {
      setParameters({}, { replace: true });
      picker.onSearchChange('');
    }
  };

  const idOf: CounterCustomer['idOf'] = async ({ userName, phone, address }) => {
    if (!isOffered) return {};
    if (customer) return { id: customer._id };
    const phones = enteredPhones([phone]);
    let id: string | undefined;
    // Where an order is collected is no address of the customer.
    const values = { name: userName, phones, ...(address !== counterOrder.addressDefault && { address }) };
    const error = await add(values, ({ insertedId }) => {
      id = insertedId;
      // The order may fail, and is then placed again for the same customer.
      setChosen({ _id: insertedId, ...values, balance: 0 });
    });
    const existing = readCustomer(error?.body);
    if (existing) setChosen(existing);
    return { ...(id !== undefined && { id }), error };
  };

  return {
    options: isOffered ? { picker, customer, onCustomerChange: choose } : undefined,
    idOf,
    clear: () => choose(undefined),
  };
};
