import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { ErrorKind } from '../../AsyncData.js';
import { failedStory } from '../../../stories/asyncStates.js';
import {
  brakeDisc,
  cancelledOrder,
  longWordsOrder,
  placedOrder,
  tyre,
  packedOrder,
} from '../../../stories/fixtures/index.js';
import { followLink, press, tabUntil } from '../../../stories/keyboard.js';
import { paths } from '@dealerkit/domain/paths';
import { OrderScreen } from './OrderScreen.js';
import type { OrderScreenProps } from './OrderScreen.js';

type SetStatus = NonNullable<OrderScreenProps['onSetStatus']>;

const meta = {
  component: OrderScreen,
  parameters: { layout: 'fullscreen', path: paths.order('1'), role: 'admin' },
  args: {
    order: { state: 'ready', data: placedOrder },
    part: brakeDisc,
    viewer: { email: 'admin@example.com', isAdmin: true },
    printHref: paths.printOrder(placedOrder._id),
    onSetStatus: fn<SetStatus>(async () => undefined),
  },
} satisfies Meta<typeof OrderScreen>;
export default meta;
type Story = StoryObj<OrderScreenProps>;

const mainIn = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const main = mainIn(canvasElement);
    await expect(main.getByRole('heading', { level: 1, name: 'Order 000005' })).toBeVisible();
    await tabUntil(main.getByRole('button', { name: 'Confirm' }));
    await press('{Enter}');
    await expect(args.onSetStatus).toHaveBeenCalledWith(placedOrder, 'confirmed');
    await tabUntil(main.getByRole('link', { name: 'Print' }));
    await expect(await followLink()).toBe(`/dashboard/orders/${placedOrder._id}/print`);
  },
};

export const ForCustomer: Story = {
  args: {
    order: { state: 'ready', data: packedOrder },
    part: tyre,
    viewer: { email: 'shopper@example.com', isAdmin: false },
    onSetStatus: undefined,
  },
  play: async ({ canvasElement }) => {
    const main = mainIn(canvasElement);
    await expect(main.queryByRole('button')).toBeNull();
    await expect(main.getByRole('link', { name: 'Order again: Drive Axle Tyre 295/80 R22.5' })).toHaveAttribute(
      'href',
      `/purchase/${tyre._id}?again=${packedOrder._id}`,
    );
  },
};

export const Conflict: Story = {
  args: {
    onSetStatus: fn<SetStatus>(async () => ({
      message: 'Another user has changed this order. Its status is now “Packed”.',
    })),
  },
  play: async ({ canvasElement }) => {
    const main = mainIn(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Confirm' }));
    await expect(await main.findByRole('alert')).toHaveTextContent('now “Packed”');
  },
};

export const Cancelled: Story = {
  args: { order: { state: 'ready', data: cancelledOrder }, part: undefined },
  play: async ({ canvasElement }) => {
    await expect(mainIn(canvasElement).getByText('Reason: The customer cannot be reached')).toBeVisible();
  },
};

export const LongText: Story = { args: { order: { state: 'ready', data: longWordsOrder }, part: undefined } };

export const Loading: Story = {
  args: { order: { state: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(mainIn(canvasElement).getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  },
};

/** The order was deleted, or it belongs to another customer. */
export const NotFound: Story = {
  args: { order: { state: 'failed', kind: 'notFound', retry: fn() } },
  play: async ({ canvasElement }) => {
    await expect(mainIn(canvasElement).getByRole('alert')).toHaveTextContent('This order does not exist');
  },
};

const failed = (kind: ErrorKind) => failedStory(kind, (value) => ({ order: value }));

export const Failed: Story = failed('server');
export const Offline: Story = failed('offline');
export const Unauthorised: Story = failed('unauthorised');
export const Forbidden: Story = failed('forbidden');
export const TooMany: Story = failed('tooMany');
export const Unexpected: Story = failed('unexpected');
