import { readCustomer } from '@dealerkit/api-client';
import { useMutation } from '@dealerkit/api-client/react';
import type { Customer } from '@dealerkit/domain/books';
import { customerChanges } from '@dealerkit/domain/customers';
import type { CustomerScreenProps } from '@dealerkit/ui/screens/CustomerScreen';
import { customersTexts } from '@dealerkit/ui/texts/en/customers';
import { ledgerTexts } from '@dealerkit/ui/texts/en/ledger';
import { useTexts } from '@dealerkit/ui/UiProvider';
import { useState } from 'react';
import { useCustomerPicker } from './useCustomerPicker.js';
import { usePay } from './usePay.js';

const english = { ...customersTexts, ...ledgerTexts };

/** Whether a conflict is about the phone number of another customer, and not about changed values. */
const otherOwner = (body: unknown, id: string): Customer | undefined => {
  const customer = readCustomer(body);
  return customer?._id === id ? undefined : customer;
};

const useSave = (customer: Customer | undefined): Pick<CustomerScreenProps, 'onSave' | 'existing'> => {
  const { customers } = useTexts(english);
  const [existing, setExisting] = useState<Customer>();
  const update = useMutation('updateCustomer', {
    successMessage: () => customers.saved,
    conflictMessage: (body) => {
      const owner = otherOwner(body, customer?._id ?? '');
      return owner ? customers.exists(owner.name) : customers.changedMeanwhile;
    },
  });
  const onSave: CustomerScreenProps['onSave'] = async (values) => {
    const changes = customer && customerChanges(customer, values);
    if (!changes) return undefined;
    const error = await update({ id: customer._id, ...changes });
    setExisting(error && otherOwner(error.body, customer._id));
    return error && { ...error, fields: undefined };
  };
  return { onSave, existing };
};

type Actions = Pick<
  CustomerScreenProps,
  | 'onSave'
  | 'existing'
  | 'onPay'
  | 'onAdjust'
  | 'onReverse'
  | 'picker'
  | 'onMerge'
  | 'onLinkAccount'
  | 'onUnlinkAccount'
>;

/** What an admin does with a customer, each with a message of its success. */
export const useCustomerActions = (id: string, customer: Customer | undefined): Actions => {
  const { customers, ledger } = useTexts(english);
  const add = useMutation('addLedgerEntry', {
    successMessage: () => ledger.adjustmentDone,
    unknownOutcomeMessage: ledger.mayBeRecorded,
  });
  const reverse = useMutation('reverseLedgerEntry', { successMessage: () => ledger.reverseDone });
  const merge = useMutation('mergeCustomers', { successMessage: () => customers.merged });
  const link = useMutation('linkAccount', { successMessage: () => customers.linked });
  const unlink = useMutation('unlinkAccount', { successMessage: () => customers.unlinked });
  return {
    ...useSave(customer),
    onPay: usePay(),
    onAdjust: (adjustment, form) => add({ id, kind: 'adjustment', ...adjustment }, undefined, form),
    onReverse: (entry, reason) => reverse({ id: entry._id, reason }),
    picker: useCustomerPicker(),
    onMerge: (from) => merge({ id, from: from._id }),
    onLinkAccount: (email) => link({ id, email }),
    onUnlinkAccount: () => unlink({ id }),
  };
};
