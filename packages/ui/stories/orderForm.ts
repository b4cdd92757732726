import { fn } from 'storybook/test';
import type { OrderFormProps } from '../src/blocks/OrderForm/OrderForm.js';
import { brakeDisc, shopper } from './fixtures/index.js';
import { maxWidth } from './maxWidth.js';

/** Args and decorators of the stories of the order form. */
export const orderFormStory = {
  args: {
    part: brakeDisc,
    customer: { name: shopper.username ?? '', email: shopper.email },
    onOrder: fn<OrderFormProps['onOrder']>(async () => undefined),
    onInvalidQuantity: fn<NonNullable<OrderFormProps['onInvalidQuantity']>>(),
  },
  decorators: [maxWidth('30rem')],
};
