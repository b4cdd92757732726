'use client';
import { NumberField } from '../../elements/NumberField/NumberField.js';
import type { NumberValueProps, ReplacedNumberProps } from '../../elements/NumberField/NumberField.js';
import type { NativeProps } from '../../elements/nativeProps.js';
import type { QuantityBounds } from '@dealerkit/domain/parts/partRules';
import { useTexts, useUi } from '../../UiProvider.js';
import { orderTexts } from '../../texts/en/order.js';
import { quantityTexts } from '../../texts/en/quantity.js';

const english = { ...quantityTexts, ...orderTexts };

export interface QuantityFieldProps extends NumberValueProps, Omit<NativeProps<'input'>, ReplacedNumberProps> {
  /** The bounds of the quantity, which are shown under the field. */
  bounds: QuantityBounds;
  /** The validation message; marks the field as invalid. */
  error?: string | undefined;
}

/** The quantity of an order, with its bounds. */
export const QuantityField = ({ bounds: { minimum, available }, ...field }: QuantityFieldProps) => {
  const { formatNumber } = useUi();
  const texts = useTexts(english);
  return (
    <NumberField
      {...field}
      label={texts.order.quantity}
      hint={
        Number.isFinite(available)
          ? texts.quantity.between(formatNumber(minimum), formatNumber(available))
          : texts.quantity.from(formatNumber(minimum))
      }
      min={minimum}
      max={available}
      required
    />
  );
};
