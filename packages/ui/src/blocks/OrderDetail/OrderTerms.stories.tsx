import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { orderOf, placedOrder, sevenLines } from '../../../stories/fixtures/index.js';
import { press, tabTo } from '../../../stories/keyboard.js';
import { OrderTerms } from './OrderTerms.js';
import type { OrderTermsProps } from './OrderTerms.js';

const meta = {
  component: OrderTerms,
  args: {
    order: orderOf(placedOrder),
    totals: { discount: 150_000, deliveryCharge: 35_000, total: 5_685_000, paid: 0, due: 0 },
    onSetTerms: fn(async () => undefined),
  },
} satisfies Meta<typeof OrderTerms>;
export default meta;
type Story = StoryObj<OrderTermsProps>;

export const Default: Story = {
  tags: ['keyboard', 'escape'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Total').nextElementSibling).toHaveTextContent('৳56,850');
    await expect(canvas.getByText('-৳1,500')).toBeVisible();
    await expect(canvas.getByText('Due on hand-over').nextElementSibling).toHaveTextContent('৳56,850');
    await expect(canvas.queryByText('Paid')).toBeNull();
    const edit = canvas.getByRole('button', { name: 'Edit terms' });
    await tabTo(edit);
    await press('{Enter}');
    await screen.findByRole('dialog', { name: 'Terms of order 000005' });
    await press('{Escape}');
    await waitFor(() => expect(edit).toHaveFocus());
  },
};

/** A customer reads the terms, but cannot change them. */
export const ForCustomer: Story = {
  args: { onSetTerms: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

/** What is handed over is paid or due; the rest is due when it is handed over. */
export const PartlyHandedOver: Story = {
  args: { totals: { total: 5_685_000, paid: 1_000_000, due: 500_000 } },
  play: async ({ canvasElement }) => {
    const valueOf = (label: string) => within(canvasElement).getByText(label).nextElementSibling;
    await expect(valueOf('Paid')).toHaveTextContent('৳10,000');
    await expect(valueOf('Due')).toHaveTextContent('৳5,000');
    await expect(valueOf('Due on hand-over')).toHaveTextContent('৳41,850');
  },
};

/** Nothing was agreed, and the host does not say what is paid. */
export const NothingAgreed: Story = { args: { order: orderOf(...sevenLines), totals: { total: 13_000_000 } } };
