'use client';
import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { parseNumber } from '../../format/numbers.js';
import { useUi } from '../../UiProvider.js';
import { total, totalFigure, totalLabel } from './OrderForm.css.js';
import type { PlacedOrder, TypedOrder } from './OrderForm.schema.js';

export interface OrderTotalProps {
  control: Control<TypedOrder, unknown, PlacedOrder>;
  /** What one piece costs. */
  price: number;
}

/** What the order comes to while its quantity is being chosen. */
export const OrderTotal = ({ control, price }: OrderTotalProps) => {
  const { texts, money } = useUi();
  const quantity = parseNumber(useWatch({ control, name: 'orderQuantity' }));
  const canCount = Number.isInteger(quantity) && quantity > 0;
  return (
    <p className={total}>
      <span className={totalLabel}>{texts.order.total}</span>{' '}
      <output className={totalFigure}>{canCount ? money(price * quantity) : texts.common.dash}</output>
    </p>
  );
};
