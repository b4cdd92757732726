import { useRef, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { offlineQueue, longWordsOrder, parts, refusedOrder } from '../../../stories/fixtures/index.js';
import { followLink, press, tabTo, tabUntil } from '../../../stories/keyboard.js';
import { Button } from '../../elements/Button/Button.js';
import { OfflineQueue } from './OfflineQueue.js';
import type { OfflineQueueProps } from './OfflineQueue.js';

const meta = {
  component: OfflineQueue,
  args: {
    orders: offlineQueue,
    parts,
    isAutomatic: true,
    onSend: fn<OfflineQueueProps['onSend']>(async () => undefined),
    onDiscard: fn<OfflineQueueProps['onDiscard']>(),
  },
} satisfies Meta<typeof OfflineQueue>;
export default meta;
type Story = StoryObj<typeof meta>;

const disc = 'Ventilated Brake Disc 430 mm';

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const section = within(canvas.getByRole('region', { name: 'Waiting to be sent' }));
    await expect(section.getAllByRole('listitem')).toHaveLength(2);
    await tabUntil(section.getByRole('button', { name: `Send now ${disc}` }));
    await press('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('queued-1');
    await waitFor(() => expect(section.getByRole('heading')).toHaveFocus());
    await tabUntil(section.getByRole('button', { name: `Discard ${disc}` }));
    await press('{Enter}');
    await expect(args.onDiscard).toHaveBeenCalledWith('queued-1');
  },
};

export const Refused: Story = {
  tags: ['keyboard'],
  args: {
    orders: [refusedOrder],
    onSend: fn<OfflineQueueProps['onSend']>(async () => ({ message: 'The shop could not be reached.' })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Only 1 left, and the minimum order is 2.')).toBeVisible();
    await expect(canvas.queryByText(/^Sent when/)).toBeNull();
    await tabUntil(canvas.getByRole('button', { name: `Send now ${disc}` }));
    await press('{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The shop could not be reached.');
    await tabTo(canvas.getByRole('link', { name: `Details of ${disc}` }));
    await expect(await followLink()).toMatch(/^\/parts\/a1\d+$/);
    await tabTo(canvas.getByRole('button', { name: `Discard ${disc}` }));
  },
};

/** With the last order the section is gone. */
const WithTitle = ({ onDiscard, ...props }: OfflineQueueProps) => {
  const [orders, setOrders] = useState(props.orders);
  const heading = useRef<HTMLHeadingElement>(null);
  const discard = (id: string) => {
    onDiscard(id);
    setOrders([]);
  };
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        My Orders
      </h1>
      <OfflineQueue {...props} orders={orders} onDiscard={discard} returnFocusRef={heading} />
    </>
  );
};

export const LastDiscarded: Story = {
  tags: ['keyboard'],
  args: { orders: [refusedOrder] },
  render: (args) => <WithTitle {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await tabUntil(canvas.getByRole('button', { name: `Discard ${disc}` }));
    await press('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** A host that may carry out an order twice; the part has a long name. */
export const ByHand: Story = {
  args: {
    orders: offlineQueue.slice(0, 1).map((queued) => ({
      ...queued,
      order: { ...queued.order, product_name: longWordsOrder.product_name ?? '' },
    })),
    isAutomatic: false,
    onSend: fn<OfflineQueueProps['onSend']>(async () => ({ message: 'The shop could not be reached.' })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Check My Orders before you order again/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Send now/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The shop could not be reached.');
  },
};

/** An order of several parts, of which two have another price now. */
export const PricesChanged: Story = {
  args: {
    orders: [
      {
        ...refusedOrder,
        more: { lines: [{}, {}] },
        refusal: `${disc}: The price was ৳14,500 and is now ৳15,000.\nClutch Kit 430 mm: The price was ৳38,000 and is now ৳39,500.`,
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const item = within(within(canvasElement).getByRole('listitem'));
    await expect(item.getByText(/is now ৳15,000\.\s+Clutch Kit 430 mm: .* is now ৳39,500\.$/)).toBeVisible();
  },
};

const reasons = { en: 'Only 1 is left.', bn: 'মাত্র ১টি আছে।' };

/** The reason follows the language of the page, also right after the order was sent. */
const InTwoLanguages = (props: OfflineQueueProps) => {
  const [isRefused, setIsRefused] = useState(false);
  const [language, setLanguage] = useState<keyof typeof reasons>('en');
  const send = async () => {
    setIsRefused(true);
    return { message: reasons[language] };
  };
  const orders = props.orders.map((queued) => ({ ...queued, ...(isRefused && { refusal: reasons[language] }) }));
  return (
    <>
      <Button onClick={() => setLanguage('bn')}>Change language</Button>
      <OfflineQueue {...props} orders={orders} onSend={send} />
    </>
  );
};

export const RefusedInTwoLanguages: Story = {
  args: { orders: offlineQueue.slice(0, 1) },
  render: (args) => <InTwoLanguages {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Send now/ }));
    await expect(await canvas.findByText(reasons.en)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change language' }));
    await expect(await canvas.findByText(reasons.bn)).toBeVisible();
    await expect(canvas.queryByText(reasons.en)).toBeNull();
  },
};
