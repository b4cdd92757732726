'use client';
import { useController } from 'react-hook-form';
import type { Control, FieldErrors, UseFormRegister } from 'react-hook-form';
import { TextArea } from '../../elements/TextArea/TextArea.js';
import { TextField } from '../../elements/TextField/TextField.js';
import type { Part } from '@dealerkit/domain/entities';
import { parseNumber } from '@dealerkit/domain/numbers';
import { partPrice, quantityBounds } from '@dealerkit/domain/partRules';
import { useUi } from '../../UiProvider.js';
import { QuantityField } from '../QuantityField/QuantityField.js';
import { pair, total, totalAmount } from './CounterOrderForm.css.js';
import type { CounterOrder, TypedCounterOrder } from './CounterOrderForm.schema.js';

interface CounterOrderFieldsProps {
  register: UseFormRegister<TypedCounterOrder>;
  control: Control<TypedCounterOrder, unknown, CounterOrder>;
  errors: FieldErrors<TypedCounterOrder>;
  part: Part;
}

/** The fields of a counter order, with its total beside the quantity. */
export const CounterOrderFields = ({ register, control, errors, part }: CounterOrderFieldsProps) => {
  const { texts, formatMoney } = useUi();
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
        <TextField
          {...register('phone')}
          label={texts.order.phone}
          type="tel"
          autoComplete="off"
          error={errors.phone?.message}
          required
        />
      </div>
      <TextArea
        {...register('address')}
        label={texts.order.address}
        rows={2}
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
