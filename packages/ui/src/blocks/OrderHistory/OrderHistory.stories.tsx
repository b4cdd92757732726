import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { cancelledOrder, handedOverOrder, packedOrder, takenBackOrder } from '../../../stories/fixtures/index.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { OrderHistory } from './OrderHistory.js';

const meta = {
  component: OrderHistory,
  args: { order: packedOrder, viewer: { email: 'admin@example.com', isAdmin: true } },
  decorators: [maxWidth('22rem')],
} satisfies Meta<typeof OrderHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const steps = within(canvasElement).getAllByRole('listitem');
    await expect(steps.map((step) => step.textContent?.split(/[A-Z][a-z]{2} \d/)[0])).toEqual([
      'Placed',
      'Confirmed',
      'Packed',
      'Handed over',
    ]);
    await expect(steps[0]).toHaveTextContent('by shopper@example.com');
    await expect(steps[1]).toHaveTextContent('by you');
    await expect(steps[2]).toHaveAttribute('aria-current', 'step');
  },
};

/** A customer does not see the e-mail addresses of the admins. */
export const ForCustomer: Story = {
  args: { order: handedOverOrder, viewer: { email: 'shopper@example.com', isAdmin: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('by you');
    await expect(canvasElement).toHaveTextContent('by the shop');
    await expect(canvasElement).not.toHaveTextContent('admin@example.com');
  },
};

/** Steps that were undone. */
export const TakenBack: Story = {
  args: { order: takenBackOrder },
  play: async ({ canvasElement }) => {
    const steps = within(canvasElement).getAllByRole('listitem');
    await expect(steps.map((step) => step.textContent?.split(/[A-Z][a-z]{2} \d/)[0])).toEqual([
      'Placed',
      'Confirmed',
      'Cancelled',
      'Back to Confirmed',
      'Packed',
      'Back to Confirmed',
      'Packed',
      'Handed over',
    ]);
    await expect(steps[5]).toHaveAttribute('aria-current', 'step');
  },
};

export const Cancelled: Story = {
  args: { order: cancelledOrder },
  play: async ({ canvasElement }) => {
    const steps = within(canvasElement).getAllByRole('listitem');
    await expect(steps).toHaveLength(2);
    await expect(steps[1]).toHaveTextContent('Reason: The customer cannot be reached');
  },
};
