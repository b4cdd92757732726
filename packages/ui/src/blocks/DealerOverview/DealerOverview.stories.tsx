import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { failedStory } from '../../../stories/asyncStates.js';
import {
  hoursAgo,
  longWordsOrder,
  longWordsPart,
  longWordsUser,
  morning,
  overview,
  parts,
  placedOrder,
} from '../../../stories/fixtures/index.js';
import { followLink, press, tabTo, tabUntil } from '../../../stories/keyboard.js';
import type { BackupStatus } from '@dealerkit/domain/books/overview';
import type { SetStatuses } from '../useSetStatus.js';
import { DealerOverview } from './DealerOverview.js';
import type { DealerOverviewProps } from './DealerOverview.js';

/** Removes a confirmed order from the waiting ones, as an application does. */
const WithConfirmation = (props: DealerOverviewProps) => {
  const [value, setValue] = useState(props.overview);
  const onSetStatuses: SetStatuses = async (lines, ...change) => {
    const error = await props.onSetStatuses?.(lines, ...change);
    if (value.state === 'ready') {
      const waiting = value.data.waiting.filter((line) => !lines.includes(line));
      setValue({ ...value, data: { ...value.data, waiting, waitingCount: value.data.waitingCount - 1 } });
    }
    return error;
  };
  return <DealerOverview {...props} overview={value} onSetStatuses={onSetStatuses} />;
};

const meta = {
  component: DealerOverview,
  args: {
    overview: { state: 'ready', data: overview },
    parts,
    onSetStatuses: fn<SetStatuses>(async () => undefined),
  },
} satisfies Meta<typeof DealerOverview>;
export default meta;
type Story = StoryObj<DealerOverviewProps>;

export const Default: Story = {
  tags: ['keyboard'],
  render: (args) => <WithConfirmation {...args} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = canvas.getAllByRole('heading', { level: 2 });
    await expect(first).toHaveTextContent('Today Nov 22');
    await tabTo(canvas.getByRole('link', { name: /^\d+ Orders$/ }));
    await expect(await followLink()).toBe('/dashboard/orders?from=2026-11-22&to=2026-11-22');
    await expect(canvas.getByText('Last backup 5 hours ago')).toBeVisible();
    await tabUntil(canvas.getByRole('button', { name: 'Confirm: order 000005, Nasrin Akter' }));
    await press('{Enter}');
    await expect(args.onSetStatuses).toHaveBeenCalledWith([placedOrder], 'confirmed');
    // The row stays until the focus leaves the list.
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Pack: order 000005/ })).toHaveFocus());
    await tabUntil(canvas.getByRole('link', { name: 'All 6 waiting orders' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Pack/ })).toBeNull());
    await expect(await followLink()).toBe('/dashboard/orders?status=placed');
    await expect(canvas.getByRole('link', { name: 'Steel Wheel Rim 22.5 x 9.00' })).toHaveAttribute(
      'href',
      '/dashboard/manageproducts?search=Steel%20Wheel%20Rim%2022.5%20x%209.00',
    );
  },
};

/** A host that keeps books: money received, who owes, what to buy, and how many orders wait for each step. */
export const Morning: Story = {
  args: { overview: { state: 'ready', data: morning(overview) }, customerHref: (id) => `/dashboard/customers/${id}` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('৳180,500')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '5 To hand over' })).toHaveAttribute(
      'href',
      '/dashboard/orders?status=packed',
    );
    await expect(canvas.getByRole('link', { name: 'Habib Transport' })).toBeVisible();
    await expect(canvas.getByText(/41 sold in 30 days/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Print purchase list' })).toHaveAttribute(
      'href',
      '/dashboard/purchaselist',
    );
  },
};

/** Everything is done. */
export const Empty: Story = {
  args: {
    overview: {
      state: 'ready',
      data: {
        ...overview,
        waiting: [],
        waitingCount: 0,
        outOfStock: [],
        outOfStockCount: 0,
        lowStock: [],
        lowStockCount: 0,
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No order is waiting.')).toBeVisible();
  },
};

/** The shop had no highest price when it was stored. */
const tooHighOrder = { ...longWordsOrder, _id: 'tooHigh', price: 1e300 };

export const LongText: Story = {
  args: {
    overview: {
      state: 'ready',
      data: {
        ...overview,
        waiting: [
          longWordsOrder,
          { ...longWordsOrder, _id: 'high', price: 1e12, orderQuantity: 1_000_000_000 },
          tooHighOrder,
        ],
        outOfStock: [longWordsPart],
        newestUsers: [longWordsUser],
        days: [{ date: '2026-11-22', orders: 1_234_567, revenue: 1e21 }],
        backup: { isLate: false, problem: 'failed' },
      },
    },
  },
};

const withBackup = (backup: BackupStatus): Story => ({
  args: { overview: { state: 'ready', data: { ...overview, backup } } },
});

/** The last good backup is older than it should be. */
export const LateBackup: Story = {
  ...withBackup({ lastAt: hoursAgo(73), isLate: true, problem: 'failed' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Last backup 3 days ago')).toBeVisible();
    await expect(canvas.getByText(/^Everything since then would be lost/)).toBeVisible();
    await expect(canvas.getByText(/^The last attempt failed/)).toBeVisible();
  },
};

/** E-mails that were given up. */
export const UndeliveredNotifications: Story = {
  args: {
    overview: {
      state: 'ready',
      data: {
        ...overview,
        undelivered: {
          count: 12,
          latest: [
            {
              kind: 'orderStep',
              channel: 'email',
              email: 'nasrin@example.com',
              at: '2026-11-21T09:00:00.000Z',
              problem: 'the e-mail server refuses the message (550 No such mailbox)',
            },
          ],
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('12 notifications could not be delivered')).toBeVisible();
    await expect(within(canvasElement).getByText(/^Step of my order, E-mail: nasrin/)).toBeVisible();
  },
};

/** Cheques whose date has come. */
export const DueCheques: Story = {
  args: { overview: { state: 'ready', data: { ...overview, dueCheques: 3 } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('3 cheques can be taken to the bank')).toBeVisible();
    const link = within(canvasElement).getByRole('link', { name: 'Open cheques' });
    await expect(link).toHaveAttribute('href', '/dashboard/cheques');
  },
};

/** Earlier versions took numbers that cannot exist. */
export const WrongPhones: Story = {
  args: {
    customerHref: (id: string) => `/dashboard/customers/${id}`,
    overview: {
      state: 'ready',
      data: {
        ...overview,
        wrongPhones: {
          count: 12,
          customers: [
            { _id: '1', name: 'Abdul Karim', phone: '+8801711' },
            { _id: '2', name: '', phone: '+88001713000142' },
          ],
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('12 phone numbers of customers cannot exist')).toBeVisible();
    await expect(within(canvasElement).getByRole('link', { name: 'Abdul Karim' })).toBeVisible();
    await expect(within(canvasElement).getByText('and 10 more', { selector: 'p' })).toBeVisible();
  },
};

/** The second folder is not there. */
export const BackupNotCopied: Story = {
  ...withBackup({ lastAt: hoursAgo(5), isLate: false, problem: 'notCopied' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^It could not be copied to the second folder/)).toBeVisible();
    await expect(canvas.queryByText(/^Everything since then/)).not.toBeInTheDocument();
  },
};

export const Loading: Story = { args: { overview: { state: 'loading' } } };
export const Failed: Story = failedStory((value) => ({ overview: value }));
