'use client';
import { useController } from 'react-hook-form';
import type { Control, FieldErrors, UseFormRegister } from 'react-hook-form';
import { TextArea } from '../../elements/TextArea/TextArea.js';
import { TextField } from '../../elements/TextField/TextField.js';
import { useUi } from '../../UiProvider.js';
import { QuantityField } from '../QuantityField/QuantityField.js';
import type { QuantityBounds } from '@dealerkit/domain/partRules';
import { fieldRow } from './OrderForm.css.js';
import type { NewOrder, TypedOrder } from './OrderForm.schema.js';

export interface OrderFieldsProps {
  register: UseFormRegister<TypedOrder>;
  control: Control<TypedOrder, unknown, NewOrder>;
  errors: FieldErrors<TypedOrder>;
  /** The bounds of the quantity, which are shown under its field. */
  bounds: QuantityBounds;
}

/** The fields of the order form. */
export const OrderFields = ({ register, control, errors, bounds }: OrderFieldsProps) => {
  const { texts } = useUi();
  const quantity = useController({ control, name: 'orderQuantity' });
  return (
    <>
      <TextArea
        {...register('address')}
        label={texts.order.address}
        rows={2}
        autoComplete="street-address"
        error={errors.address?.message}
        required
      />
      <div className={fieldRow}>
        <TextField
          {...register('phone')}
          label={texts.order.phone}
          type="tel"
          autoComplete="tel"
          error={errors.phone?.message}
          required
        />
        <QuantityField {...quantity.field} bounds={bounds} error={errors.orderQuantity?.message} />
      </div>
    </>
  );
};
