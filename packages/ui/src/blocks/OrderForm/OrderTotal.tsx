'use client';
import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import type { QuantityBounds } from '@dealerkit/domain/parts/partRules';
import { lineAmount } from '@dealerkit/domain/orders/orderTerms';
import { parseNumber } from '@dealerkit/domain/text/numbers';
import { useTexts } from '../../UiProvider.js';
import { useAmounts } from '../useAmounts.js';
import { Heading } from '../../elements/Heading/Heading.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { total } from './OrderForm.css.js';
import type { NewOrder, TypedOrder } from './OrderForm.schema.js';
import { orderTexts } from '../../texts/en/order.js';

export interface OrderTotalProps {
  control: Control<TypedOrder, unknown, NewOrder>;
  /** The price of one piece. */
  price: number;
  /** The quantities that have a total. */
  bounds: QuantityBounds;
}

/** Shows the total of an order while the user types the quantity. */
export const OrderTotal = ({ control, price, bounds }: OrderTotalProps) => {
  const { format, digits } = useAmounts();
  const texts = useTexts(orderTexts);
  const quantity = parseNumber(useWatch({ control, name: 'orderQuantity' }));
  const isValid = Number.isInteger(quantity) && quantity >= bounds.minimum && quantity <= bounds.available;
  const amount = isValid ? lineAmount({ price, orderQuantity: quantity }, digits) : undefined;
  return (
    <Stack as="p" gap="none" className={total}>
      <Heading as="span" size="label">
        {texts.order.total}
      </Heading>{' '}
      <Heading asChild size="title">
        <output>{amount === undefined ? texts.common.dash : format(amount)}</output>
      </Heading>
    </Stack>
  );
};
