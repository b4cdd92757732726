'use client';
import { NumberField } from '../../elements/NumberField/NumberField.js';
import type { NumberValueProps, ReplacedNumberProps } from '../../elements/NumberField/NumberField.js';
import type { NativeProps } from '../../elements/nativeProps.js';
import type { QuantityBounds } from '@dealerkit/domain/partRules';
import { useTexts, useUi } from '../../UiProvider.js';
import { orderTexts } from '../../texts/en/order.js';

export interface QuantityFieldProps extends NumberValueProps, Omit<NativeProps<'input'>, ReplacedNumberProps> {
  /** The bounds of the quantity, which are shown under the field. */
  bounds: QuantityBounds;
  /** The validation message; marks the field as invalid. */
  error?: string | undefined;
}

/** The quantity of an order, with its bounds. */
export const QuantityField = ({ bounds: { minimum, available }, ...field }: QuantityFieldProps) => {
  const { formatNumber } = useUi();
  const texts = useTexts(orderTexts);
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
