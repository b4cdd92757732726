import type { Meta, StoryObj } from '@storybook/react-vite';
import { groupOrders } from '@dealerkit/domain/orders/orders';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  banglaCustomer,
  banglaSuggestions,
  garage,
  karim,
  longSuggestions,
  longWordsCustomer,
  longWordsOrder,
  newCustomer,
  placedOrder,
  suggestions,
} from '../../../stories/fixtures/index.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { AdminSuggestions } from './AdminSuggestions.js';

const parts = suggestions
  .filter(({ kind }) => kind === 'part')
  .map((part, index) => ({ ...part, stock: index === 0 ? 42 : 0 }));
const orders = groupOrders([{ ...placedOrder, orderNumber: 1029 }]);

const meta = {
  component: AdminSuggestions,
  // The field above the list has the focus and the keys: see the stories of `SiteSearch`.
  tags: ['no-own-controls'],
  args: {
    listId: 'list',
    activeId: undefined,
    search: '1029',
    onActivate: fn(),
    customers: { state: 'ready', data: [karim, garage, newCustomer] },
    orders: { state: 'ready', data: orders },
    parts: { state: 'ready', data: parts },
  },
  decorators: [maxWidth('34rem')],
} satisfies Meta<typeof AdminSuggestions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { activeId: 'list-order-1029', named: { kind: 'order', key: '1029' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const optionsOf = (name: string) => within(canvas.getByRole('group', { name })).getAllByRole('option');
    await expect(optionsOf('Customers')[0]).toHaveAccessibleName(
      'Abdul Karim +880 1819-000731 · +880 1700-000555 ৳12,500',
    );
    const [order] = optionsOf('Orders');
    await expect(order).toHaveAccessibleName('Order 1029 Nasrin Akter Placed');
    await expect(order).toHaveAttribute('href', '/dashboard/orders/1029');
    await expect(order).toHaveAttribute('aria-selected', 'true');
    const [disc, pads] = optionsOf('Parts');
    await expect(disc).toHaveAccessibleName('Ventilated Brake Disc 430 mm 3482 083 231 · 42 pcs ৳14,500');
    await expect(pads).toHaveAccessibleName(/29088 · Out of stock ৳3,200$/);
    await expect(canvas.getByRole('status')).toHaveTextContent('6 suggestions');
  },
};

export const LongText: Story = {
  args: {
    customers: { state: 'ready', data: [longWordsCustomer, garage] },
    orders: { state: 'ready', data: groupOrders([{ ...longWordsOrder, status: 'handedOver', orderNumber: 123_456 }]) },
    parts: { state: 'ready', data: longSuggestions.filter(({ kind }) => kind === 'part') },
  },
};

export const Empty: Story = {
  args: {
    search: 'laptop',
    customers: { state: 'ready', data: [] },
    orders: { state: 'ready', data: [] },
    parts: { state: 'ready', data: [] },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'No customer, order or part for “laptop”. Press Enter to search all parts.',
    );
    await expect(canvas.queryByRole('option')).toBeNull();
  },
};

export const Loading: Story = {
  args: { customers: { state: 'loading' }, orders: { state: 'loading' }, parts: { state: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
  },
};

const retry = fn();

/** What did not fail is shown. */
export const Failed: Story = {
  args: { customers: { state: 'failed', kind: 'offline', retry }, orders: { state: 'ready', data: [] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Some results could not be loaded.');
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const Bangla: Story = {
  globals: { language: 'bn' },
  args: {
    search: '১০২৯',
    customers: { state: 'ready', data: [banglaCustomer] },
    parts: { state: 'ready', data: banglaSuggestions.slice(0, 1) },
  },
};
