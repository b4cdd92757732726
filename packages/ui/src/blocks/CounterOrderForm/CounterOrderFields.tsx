'use client';
import { useEffect, useRef } from 'react';
import { useController } from 'react-hook-form';
import type { Control, FieldErrors, UseFormRegister } from 'react-hook-form';
import { TextField } from '../../elements/TextField/TextField.js';
import { useTexts } from '../../UiProvider.js';
import { AddressField } from '../AddressField/AddressField.js';
import { PhoneField } from '../PhoneField/PhoneField.js';
import type { CounterOrder, TypedCounterOrder } from './CounterOrderForm.schema.js';
import { orderTexts } from '../../texts/en/order.js';
import { counterOrderTexts } from '../../texts/en/counterOrder.js';
import { Grid } from '../../elements/Grid/Grid.js';

const english = { ...orderTexts, ...counterOrderTexts };

interface FieldsProps {
  register: UseFormRegister<TypedCounterOrder>;
  control: Control<TypedCounterOrder, unknown, CounterOrder>;
  errors: FieldErrors<TypedCounterOrder>;
}

interface CounterContactFieldsProps extends FieldsProps {
  /** Whether the name takes the focus, after the search found no customer. */
  autoFocusName: boolean;
}

/** Who orders. */
export const CounterContactFields = ({ register, control, errors, autoFocusName }: CounterContactFieldsProps) => {
  const texts = useTexts(english);
  const phone = useController({ control, name: 'phone' });
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (autoFocusName) element.current?.querySelector('input')?.focus();
  }, [autoFocusName]);
  return (
    <Grid ref={element} columnWidth="field" filled align="start">
      <TextField
        {...register('userName')}
        label={texts.counterOrder.name}
        autoComplete="off"
        error={errors.userName?.message}
        required
      />
      <PhoneField
        {...phone.field}
        label={texts.order.phone}
        autoComplete="off"
        error={errors.phone?.message}
        required
      />
    </Grid>
  );
};

interface CounterOrderFieldsProps extends FieldsProps {
  /** The districts that are suggested for the address. */
  districts: readonly string[] | undefined;
  /** Whether the form asks for the account of the customer. */
  hasEmail: boolean;
}

/** Where to, and for which account. */
export const CounterOrderFields = ({ register, control, errors, districts, hasEmail }: CounterOrderFieldsProps) => {
  const texts = useTexts(english);
  const address = useController({ control, name: 'address' });
  return (
    <>
      <AddressField
        {...address.field}
        label={texts.order.address}
        districts={districts}
        autoComplete="off"
        error={errors.address?.message}
        required
      />
      {hasEmail && (
        <TextField
          {...register('userEmail')}
          label={texts.counterOrder.email}
          hint={texts.counterOrder.emailHint}
          type="email"
          autoComplete="off"
          error={errors.userEmail?.message}
        />
      )}
    </>
  );
};
