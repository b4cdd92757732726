'use client';
import { useController } from 'react-hook-form';
import type { Control, FieldErrors, UseFormRegister } from 'react-hook-form';
import { TextField } from '../../elements/TextField/TextField.js';
import type { Part } from '@dealerkit/domain/entities';
import { parseNumber } from '@dealerkit/domain/numbers';
import { partPrice, quantityBounds } from '@dealerkit/domain/partRules';
import { useTexts, useUi } from '../../UiProvider.js';
import { AddressField } from '../AddressField/AddressField.js';
import { PhoneField } from '../PhoneField/PhoneField.js';
import { QuantityField } from '../QuantityField/QuantityField.js';
import { pair, total, totalAmount } from './CounterOrderForm.css.js';
import type { CounterOrder, TypedCounterOrder } from './CounterOrderForm.schema.js';
import { orderTexts } from '../../texts/en/order.js';
import { counterOrderTexts } from '../../texts/en/counterOrder.js';

const english = { ...orderTexts, ...counterOrderTexts };

interface CounterOrderFieldsProps {
  register: UseFormRegister<TypedCounterOrder>;
  control: Control<TypedCounterOrder, unknown, CounterOrder>;
  errors: FieldErrors<TypedCounterOrder>;
  part: Part;
  /** The districts that are suggested for the address. */
  districts: readonly string[] | undefined;
}

/** The fields of a counter order, with its total beside the quantity. */
export const CounterOrderFields = ({ register, control, errors, part, districts }: CounterOrderFieldsProps) => {
  const { formatMoney } = useUi();
  const texts = useTexts(english);
  const address = useController({ control, name: 'address' });
  const phone = useController({ control, name: 'phone' });
  const quantity = useController({ control, name: 'orderQuantity' });
  const bounds = quantityBounds(part);
  const price = partPrice(part);
  const count = parseNumber(quantity.field.value);
  const isValid = Number.isInteger(count) && count >= bounds.minimum && count <= bounds.available;
  return (
    <>
      <div className={pair}>
        <QuantityField {...quantity.field} bounds={bounds} error={errors.orderQuantity?.message} />
        <p className={total}>
          {texts.order.total}{' '}
          <output className={totalAmount}>
            {isValid && typeof price === 'number' ? formatMoney(price * count) : texts.common.dash}
          </output>
        </p>
      </div>
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
