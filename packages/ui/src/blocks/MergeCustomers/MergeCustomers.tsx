'use client';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { DescriptionList } from '../../elements/DescriptionList/DescriptionList.js';
import { FormError } from '../../elements/FormError/FormError.js';
import { Notice } from '../../elements/Notice/Notice.js';
import { useAction } from '../../elements/useAction.js';
import type { SubmitError, SubmitResult } from '../../AsyncData.js';
import type { Customer } from '@dealerkit/domain/books';
import { canMerge, mergedCustomer } from '@dealerkit/domain/customers/customers';
import { useTexts } from '../../UiProvider.js';
import { useFormatPhone } from '../../elements/useFormatPhone.js';
import { customersTexts } from '../../texts/en/customers.js';
import { ChequesBeside } from '../CustomerBalance/ChequesBeside.js';
import { CustomerBalance } from '../CustomerBalance/CustomerBalance.js';
import { ChosenCustomer } from '../CustomerPicker/ChosenCustomer.js';
import { CustomerPicker } from '../CustomerPicker/CustomerPicker.js';
import type { CustomerPickerOptions } from '../CustomerPicker/CustomerPicker.js';
import { Stack } from '../../elements/Stack/Stack.js';

export interface MergeCustomersProps {
  /** The customer who stays. */
  customer: Customer;
  /** The search for the other one. */
  picker: CustomerPickerOptions;
  /** Moves everything of this customer to the one who stays. */
  onMerge: (from: Customer) => Promise<SubmitResult>;
  /** Called when they are merged. */
  onMerged: () => void;
}

/** The customer who stays, as he will be. */
const Preview = ({ kept, from }: { kept: Customer; from: Customer }) => {
  const { customers, common } = useTexts(customersTexts);
  const formatPhone = useFormatPhone();
  const merged = mergedCustomer(kept, from);
  const { mergePreview } = customers;
  return (
    <>
      <p>{mergePreview.moved(from.name, kept.name)}</p>
      <DescriptionList
        aria-label={mergePreview.kept}
        rows={[
          { label: mergePreview.kept, value: kept.name },
          { label: mergePreview.phones, value: merged.phones.map((phone) => formatPhone(phone)).join(', ') },
          {
            label: mergePreview.balance,
            value: (
              <>
                <CustomerBalance customer={merged} /> <ChequesBeside customer={merged} />
              </>
            ),
          },
          { label: mergePreview.account, value: merged.email ?? common.dash },
        ]}
      />
    </>
  );
};

/** Merges another customer into one: finds the other one, and shows what will change before anything does. */
export const MergeCustomers = ({ customer, picker, onMerge, onMerged }: MergeCustomersProps) => {
  const { customers } = useTexts(customersTexts);
  const runAction = useAction();
  const [from, setFrom] = useState<Customer>();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<SubmitError>();
  const field = useRef<HTMLInputElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  useEffect(() => (from ? change.current : field.current)?.focus(), [from]);

  const merge = async (chosen: Customer) => {
    setIsBusy(true);
    const mergeError = await runAction(() => onMerge(chosen));
    setIsBusy(false);
    setError(mergeError);
    if (!mergeError) onMerged();
  };

  /** The customer himself is no match. */
  const others = (found: readonly Customer[]) => found.filter(({ _id }) => _id !== customer._id);
  const options: CustomerPickerOptions = {
    ...picker,
    matches:
      picker.matches.state === 'ready' ? { ...picker.matches, data: others(picker.matches.data) } : picker.matches,
    onFind: async (search) => {
      const found = await picker.onFind(search);
      return 'message' in found ? found : others(found);
    },
  };
  if (!from)
    return (
      <Stack>
        <p>{customers.mergeLead}</p>
        <CustomerPicker {...options} onPick={setFrom} fieldRef={field} />
      </Stack>
    );
  const isPossible = canMerge(customer, from);
  return (
    <Stack>
      <ChosenCustomer
        customer={from}
        onChange={() => {
          setError(undefined);
          setFrom(undefined);
        }}
        changeRef={change}
      />
      {isPossible ? (
        <Preview kept={customer} from={from} />
      ) : (
        <Notice tone="warning">{customers.mergePreview.twoAccounts}</Notice>
      )}
      <FormError message={error?.message} announced={error?.announced} />
      {isPossible && (
        <Stack direction="row" gap="xs">
          <Button tone="danger" busy={isBusy} onClick={() => void merge(from)}>
            {customers.mergeConfirm}
          </Button>
        </Stack>
      )}
    </Stack>
  );
};
