import type { Customer, LedgerEntry } from '@dealerkit/domain/books';
import { customerChanges, type CustomerValues } from '@dealerkit/domain/customers/customers';
import { useState } from 'react';
import { readCustomer } from '../../index.js';
import type { AddCustomerMessages } from './useAddCustomer.js';
import { useMutation } from '../data/useMutation.js';
import type { EnteredEntry, PaymentMessages } from './usePay.js';

/** The sentences about what an admin does with a customer. */
export interface CustomerMessages {
  customers: Pick<AddCustomerMessages, 'exists'> & {
    /** Another admin has changed the same values. */
    changedMeanwhile: string;
    /** The changed values are saved. */
    saved: string;
    /** Another customer is merged into this one. */
    merged: string;
    /** An account is linked. */
    linked: string;
    /** The account is unlinked. */
    unlinked: string;
  };
  ledger: Pick<PaymentMessages['ledger'], 'mayBeRecorded'> & {
    /** An adjustment is recorded. */
    adjustmentDone: string;
    /** An entry is reversed. */
    reverseDone: string;
  };
}

/** The customer in a conflict, if it is another one, who has the phone number. */
const otherOwner = (body: unknown, id: string): Customer | undefined => {
  const customer = readCustomer(body);
  return customer?._id === id ? undefined : customer;
};

const useSave = (customer: Customer | undefined, messages: CustomerMessages['customers']) => {
  const [existing, setExisting] = useState<Customer>();
  const update = useMutation('updateCustomer', {
    successMessage: () => messages.saved,
    conflictMessage: (body) => {
      const owner = otherOwner(body, customer?._id ?? '');
      return owner ? messages.exists(owner.name) : messages.changedMeanwhile;
    },
  });
  const onSave = async (values: CustomerValues) => {
    const changes = customer && customerChanges(customer, values);
    if (!changes) return undefined;
    const error = await update({ id: customer._id, ...changes });
    setExisting(error && otherOwner(error.body, customer._id));
    return error && { ...error, fields: undefined };
  };
  return { onSave, existing };
};

/** What an admin does with a customer other than to record a payment: props of `CustomerScreen`. `id` is that of the customer in the URL. */
export const useCustomerActions = (id: string, customer: Customer | undefined, messages: CustomerMessages) => {
  const add = useMutation('addLedgerEntry', {
    successMessage: () => messages.ledger.adjustmentDone,
    unknownOutcomeMessage: messages.ledger.mayBeRecorded,
  });
  const reverse = useMutation('reverseLedgerEntry', { successMessage: () => messages.ledger.reverseDone });
  const merge = useMutation('mergeCustomers', { successMessage: () => messages.customers.merged });
  const link = useMutation('linkAccount', { successMessage: () => messages.customers.linked });
  const unlink = useMutation('unlinkAccount', { successMessage: () => messages.customers.unlinked });
  return {
    ...useSave(customer, messages.customers),
    onAdjust: (adjustment: EnteredEntry, form: object) =>
      add({ id, kind: 'adjustment', ...adjustment }, undefined, form),
    onReverse: (entry: Pick<LedgerEntry, '_id'>, reason: string) => reverse({ id: entry._id, reason }),
    onMerge: (from: Pick<Customer, '_id'>) => merge({ id, from: from._id }),
    onLinkAccount: (email: string) => link({ id, email }),
    onUnlinkAccount: () => unlink({ id }),
  };
};
