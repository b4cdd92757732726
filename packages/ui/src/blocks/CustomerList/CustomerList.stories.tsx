import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { customers, longWordsCustomer, manyCustomers } from '../../../stories/fixtures/index.js';
import { followLink, tabTo } from '../../../stories/keyboard.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { CustomerList } from './CustomerList.js';

const meta = {
  component: CustomerList,
  args: { label: 'Customers', customers },
} satisfies Meta<typeof CustomerList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const row = within(within(canvasElement).getByRole('row', { name: /Abdul Karim/ }));
    await expect(row.getByText('Ambarkhana, Sylhet')).toBeVisible();
    await expect(row.getByText('৳12,500')).toBeVisible();
    const name = row.getByRole('link', { name: 'Abdul Karim' });
    const phone = row.getByRole('link', { name: /^Call / });
    await tabTo(name);
    await expect(await followLink()).toBe('/dashboard/customers/c1');
    await tabTo(phone);
    await expect(phone).toHaveAccessibleName('Call Abdul Karim: +880 1819-000731');
    await expect(await followLink()).toBe('tel:+8801819000731');
  },
};

export const Narrow: Story = { decorators: [maxWidth('20rem')] };

/** Twenty rows fit on a screen of 1080 px. */
export const Many: Story = {
  args: { customers: manyCustomers(50) },
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('row').slice(1);
    await expect(rows).toHaveLength(50);
    const heights = rows.slice(0, 20).map((row) => row.getBoundingClientRect().height);
    await expect(heights.reduce((sum, height) => sum + height, 0)).toBeLessThanOrEqual(1080);
  },
};

export const LongText: Story = { args: { customers: [longWordsCustomer, ...customers] } };
