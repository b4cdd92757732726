'use client';
import { NumberField } from '../../elements/NumberField/NumberField.js';
import type { NumberFieldProps } from '../../elements/NumberField/NumberField.js';
import type { QuantityBounds } from '@dealerkit/domain/partRules';
import { useUi } from '../../UiProvider.js';

export interface QuantityFieldProps extends Omit<NumberFieldProps, 'label' | 'hint' | 'min' | 'max' | 'required'> {
  /** The bounds of the quantity, which are shown under the field. */
  bounds: QuantityBounds;
}

/** The quantity of an order, with its bounds. */
export const QuantityField = ({ bounds: { minimum, available }, ...field }: QuantityFieldProps) => {
  const { texts, formatNumber } = useUi();
  const { quantity, quantityBounds, quantityFrom } = texts.order;
  return (
    <NumberField
      {...field}
      label={quantity}
      hint={
        Number.isFinite(available)
          ? quantityBounds(formatNumber(minimum), formatNumber(available))
          : quantityFrom(formatNumber(minimum))
      }
      min={minimum}
      max={available}
      required
    />
  );
};
