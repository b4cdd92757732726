import { render, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BasketQuantity } from './BasketQuantity.js';

it.each([
  [1, true],
  [2, false],
  [10, false],
  [11, true],
])('of 2 to 10 pieces, %i are marked as wrong: %o', (quantity, isWrong) => {
  const bounds = { minimum: 2, available: 10 };
  const { container } = render(
    <BasketQuantity name="Brake Disc" quantity={quantity} bounds={bounds} onQuantityChange={() => undefined} />,
  );
  const field = within(container).getByLabelText(/Brake Disc/);
  expect(field.getAttribute('aria-invalid')).toBe(isWrong ? 'true' : null);
});
