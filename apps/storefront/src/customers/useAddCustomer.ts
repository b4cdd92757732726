import { readCustomer } from '@dealerkit/api-client';
import { useMutation } from '@dealerkit/api-client/react';
import type { Customer } from '@dealerkit/domain/books';
import type { CustomerValues } from '@dealerkit/domain/customers';
import type { SubmitResult } from '@dealerkit/ui/AsyncData';
import { customersTexts } from '@dealerkit/ui/texts/en/customers';
import { useTexts } from '@dealerkit/ui/UiProvider';
import { useState } from 'react';

/** A function that adds a customer, and the customer who has the phone number already. */
export const useAddCustomer = (onAdded: (id: string) => void) => {
  const { customers } = useTexts(customersTexts);
  const [existing, setExisting] = useState<Customer>();
  const add = useMutation('addCustomer', {
    successMessage: () => customers.added,
    conflictMessage: (body) => {
      const customer = readCustomer(body);
      return customer && customers.exists(customer.name);
    },
  });
  const onAdd = async (values: CustomerValues): Promise<SubmitResult<keyof CustomerValues>> => {
    setExisting(undefined);
    const error = await add(values, ({ insertedId }) => onAdded(insertedId));
    setExisting(readCustomer(error?.body));
    return error;
  };
  return { onAdd, existing };
};
