'use client';
import { useController } from 'react-hook-form';
import type { Control, FieldErrors } from 'react-hook-form';
import { useTexts } from '../../UiProvider.js';
import { AddressField } from '../AddressField/AddressField.js';
import { PhoneField } from '../PhoneField/PhoneField.js';
import { QuantityField } from '../QuantityField/QuantityField.js';
import type { QuantityBounds } from '@dealerkit/domain/parts/partRules';
import { Grid } from '../../elements/Grid/Grid.js';
import type { NewOrder, TypedOrder } from './OrderForm.schema.js';
import { orderTexts } from '../../texts/en/order.js';

export interface OrderFieldsProps {
  control: Control<TypedOrder, unknown, NewOrder>;
  errors: FieldErrors<TypedOrder>;
  /** The bounds of the quantity, which are shown under its field. */
  bounds: QuantityBounds;
  /** The addresses of earlier orders, which are suggested first. */
  addresses?: readonly string[] | undefined;
  /** The districts that are suggested for the address. */
  districts?: readonly string[] | undefined;
}

/** The fields of the order form. */
export const OrderFields = ({ control, errors, bounds, addresses, districts }: OrderFieldsProps) => {
  const texts = useTexts(orderTexts);
  const address = useController({ control, name: 'address' });
  const phone = useController({ control, name: 'phone' });
  const quantity = useController({ control, name: 'orderQuantity' });
  return (
    <>
      <AddressField
        {...address.field}
        label={texts.order.address}
        addresses={addresses}
        districts={districts}
        autoComplete="street-address"
        error={errors.address?.message}
        required
      />
      <Grid columnWidth="field" filled align="start">
        <PhoneField
          {...phone.field}
          label={texts.order.phone}
          autoComplete="tel"
          error={errors.phone?.message}
          required
        />
        <QuantityField {...quantity.field} bounds={bounds} error={errors.orderQuantity?.message} />
      </Grid>
    </>
  );
};
