import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { press, tabTo, tabUntil } from '../../../stories/keyboard.js';
import { BasketQuantity } from './BasketQuantity.js';
import type { BasketQuantityProps } from './BasketQuantity.js';

const meta = {
  component: BasketQuantity,
  args: {
    name: 'Brake Disc',
    quantity: 2,
    bounds: { minimum: 2, available: 4 },
    onQuantityChange: fn<BasketQuantityProps['onQuantityChange']>(),
  },
  render: function Render(args) {
    const [quantity, setQuantity] = useState(args.quantity);
    return (
      <BasketQuantity
        {...args}
        quantity={quantity}
        onQuantityChange={(next) => {
          args.onQuantityChange(next);
          setQuantity(next);
        }}
      />
    );
  },
} satisfies Meta<typeof BasketQuantity>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Quantity of Brake Disc' });
    await tabUntil(canvas.getByRole('button', { name: 'Decrease quantity of brake disc' }));
    await press('{Enter}');
    await expect(args.onQuantityChange).not.toHaveBeenCalled();
    await tabTo(field);
    await press('{ArrowUp}');
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(3);
    await tabTo(canvas.getByRole('button', { name: 'Increase quantity of brake disc' }));
    await press('{Enter}{Enter}');
    await expect(field).toHaveValue('4');
  },
};

/** What is typed can be out of range; it is passed on, because the caller shows why it cannot be ordered. */
export const OutOfRange: Story = {
  args: { quantity: 9 },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Quantity of Brake Disc' });
    await expect(field).toHaveAccessibleDescription('Between 2 and 4 pieces');
  },
};
