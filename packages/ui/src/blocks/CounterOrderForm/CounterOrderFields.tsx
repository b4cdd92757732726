'use client';
import { useController } from 'react-hook-form';
import type { Control, FieldErrors, UseFormRegister } from 'react-hook-form';
import { TextField } from '../../elements/TextField/TextField.js';
import { useTexts } from '../../UiProvider.js';
import { AddressField } from '../AddressField/AddressField.js';
import { PhoneField } from '../PhoneField/PhoneField.js';
import { pair } from './CounterOrderForm.css.js';
import type { CounterOrder, TypedCounterOrder } from './CounterOrderForm.schema.js';
import { orderTexts } from '../../texts/en/order.js';
import { counterOrderTexts } from '../../texts/en/counterOrder.js';

const english = { ...orderTexts, ...counterOrderTexts };

interface CounterOrderFieldsProps {
  register: UseFormRegister<TypedCounterOrder>;
  control: Control<TypedCounterOrder, unknown, CounterOrder>;
  errors: FieldErrors<TypedCounterOrder>;
  /** The districts that are suggested for the address. */
  districts: readonly string[] | undefined;
}

/** Who orders, and where to. */
export const CounterOrderFields = ({ register, control, errors, districts }: CounterOrderFieldsProps) => {
  const texts = useTexts(english);
  const address = useController({ control, name: 'address' });
  const phone = useController({ control, name: 'phone' });
  return (
    <>
      <div className={pair}>
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
      </div>
      <AddressField
        {...address.field}
        label={texts.order.address}
        districts={districts}
        autoComplete="off"
        error={errors.address?.message}
        required
      />
      <TextField
        {...register('userEmail')}
        label={texts.counterOrder.email}
        hint={texts.counterOrder.emailHint}
        type="email"
        autoComplete="off"
        error={errors.userEmail?.message}
      />
    </>
  );
};
