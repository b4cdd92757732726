'use client';
import { useMemo } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { Form } from '../../elements/Form/Form.js';
import { Link } from '../../elements/Link/Link.js';
import { Notice } from '../../elements/Notice/Notice.js';
import { TextArea } from '../../elements/TextArea/TextArea.js';
import { TextField } from '../../elements/TextField/TextField.js';
import type { SubmitResult } from '../../AsyncData.js';
import type { Customer } from '@dealerkit/domain/books';
import type { CustomerValues } from '@dealerkit/domain/customers/customers';
import { paths } from '@dealerkit/domain/paths';
import { useTexts, useUi } from '../../UiProvider.js';
import { customersTexts } from '../../texts/en/customers.js';
import { useAmounts } from '../useAmounts.js';
import { useSubmitForm } from '../useSubmitForm.js';
import { customerSchema, typedCustomerOf } from './CustomerForm.schema.js';

export interface CustomerFormProps {
  /** The customer to edit, or the values that a new one starts with. @default none */
  customer?: Partial<Customer> | undefined;
  /** Another customer who has a phone number of this one; the form offers to open it. */
  existing?: Pick<Customer, '_id' | 'name'> | undefined;
  /** Called with the valid values; phone numbers are in the international form. */
  onSave: (values: CustomerValues) => Promise<SubmitResult<keyof CustomerValues>>;
  /** Called when the customer is saved. */
  onSaved?: (() => void) | undefined;
}

const noValues: Partial<Customer> = {};

/** Adds or edits a customer. */
export const CustomerForm = ({ customer = noValues, existing, onSave, onSaved }: CustomerFormProps) => {
  const { currency, phoneCountryCode } = useUi();
  const texts = useTexts(customersTexts);
  const { customers } = texts;
  const { toInput } = useAmounts();
  const createSchema = useMemo(
    () => customerSchema(currency, customer.phones, phoneCountryCode),
    [currency, phoneCountryCode, customer.phones],
  );
  const { register, errors, isSubmitting, formProps, formError } = useSubmitForm({
    texts,
    createSchema,
    defaultValues: typedCustomerOf(customer, toInput),
    onSubmit: onSave,
    onAccepted: onSaved,
  });
  return (
    <Form
      {...formProps}
      error={formError}
      actions={
        <Button type="submit" tone="accent" busy={isSubmitting}>
          {customers.save}
        </Button>
      }
    >
      <TextField
        {...register('phones')}
        type="tel"
        label={customers.phones}
        hint={customers.phonesHint}
        autoComplete="off"
        error={errors.phones?.message}
        required
      />
      <TextField
        {...register('name')}
        label={customers.name}
        autoComplete="off"
        error={errors.name?.message}
        required
      />
      <TextField
        {...register('address')}
        label={customers.address}
        autoComplete="off"
        error={errors.address?.message}
      />
      <TextField
        {...register('creditLimit')}
        label={customers.creditLimit}
        hint={customers.creditLimitHint}
        inputMode="decimal"
        autoComplete="off"
        error={errors.creditLimit?.message}
      />
      <TextArea {...register('note')} label={customers.note} hint={customers.noteHint} error={errors.note?.message} />
      {existing && (
        <Notice tone="warning">
          {customers.exists(existing.name)}{' '}
          <Link href={paths.customer(existing._id)}>{customers.openExisting(existing.name)}</Link>
        </Notice>
      )}
    </Form>
  );
};
