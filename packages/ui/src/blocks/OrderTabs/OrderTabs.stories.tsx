import { useEffect, useState } from 'react';
import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { followLink, tabTo } from '../../../stories/keyboard.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { OrderTabs } from './OrderTabs.js';

const meta = {
  component: OrderTabs,
  args: {
    current: 'placed',
    counts: { placed: 7, confirmed: 3, packed: 5, handedOver: 1204, cancelled: 31 },
    hrefOf: (status) => `/dashboard/orders?status=${status}`,
  },
} satisfies Meta<typeof OrderTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const current = canvas.getByRole('link', { name: 'To confirm 7' });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Done' })).toBeVisible();
    await tabTo(current, canvas.getByRole('link', { name: 'To pack 3' }));
    await expect(await followLink()).toBe('/dashboard/orders?status=confirmed');
  },
};

/** The counts are loading, or the host has none. */
export const WithoutCounts: Story = { args: { current: '', counts: undefined } };

export const ManyOrders: Story = { args: { counts: { placed: 123_456, confirmed: 0, packed: 98_765 } } };

const LateCounts = ({ counts, ...props }: ComponentProps<typeof OrderTabs>) => {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsLoaded(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return <OrderTabs {...props} counts={isLoaded ? counts : undefined} />;
};

/** The counts arrive later, and widen the tabs before the current one. */
export const ScrollsToCurrent: Story = {
  args: { current: '' },
  render: (props) => <LateCounts {...props} />,
  globals: { viewport: { value: 'smallest' } },
  decorators: [maxWidth('18rem')],
  play: async ({ canvasElement }) => {
    const current = within(canvasElement).getByRole('link', { name: 'All' });
    await expect(await within(canvasElement).findByRole('link', { name: 'To confirm 7' })).toBeVisible();
    const list = within(canvasElement).getByRole('list');
    await waitFor(() =>
      expect(current.getBoundingClientRect().right).toBeLessThanOrEqual(list.getBoundingClientRect().right + 1),
    );
  },
};
