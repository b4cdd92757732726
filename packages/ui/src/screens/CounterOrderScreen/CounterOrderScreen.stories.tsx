import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { failedStory } from '../../../stories/asyncStates.js';
import { confirmedOrder, longWordsOrder, parts } from '../../../stories/fixtures/index.js';
import { press, tabUntil } from '../../../stories/keyboard.js';
import { errorMessages, rejectedSubmitStory } from '../../../stories/submitErrors.js';
import { paths } from '@dealerkit/domain/paths';
import { CounterOrderScreen } from './CounterOrderScreen.js';
import type { CounterOrderScreenProps } from './CounterOrderScreen.js';

const meta = {
  component: CounterOrderScreen,
  parameters: { layout: 'fullscreen', path: paths.counterOrder, role: 'admin' },
  args: {
    search: '',
    onSearchChange: fn(),
    parts: { state: 'ready', data: parts },
    onOrder: fn<CounterOrderScreenProps['onOrder']>(async () => undefined),
    placed: undefined,
    onNext: fn(),
  },
} satisfies Meta<typeof CounterOrderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const mainIn = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));

const fillIn = async (canvasElement: HTMLElement) => {
  const main = mainIn(canvasElement);
  await userEvent.click(main.getByRole('button', { name: 'Choose Clutch Kit 430 mm' }));
  await userEvent.type(main.getByRole('textbox', { name: 'Customer’s name' }), 'Abdul Karim');
  await userEvent.type(main.getByRole('textbox', { name: 'Phone' }), '01819-000731');
  return { container: main.getByRole('form'), submitButton: main.getByRole('button', { name: 'Place order' }) };
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(mainIn(canvasElement).getByRole('heading', { level: 1, name: 'New order' })).toBeVisible();
    await fillIn(canvasElement);
  },
};

export const Placed: Story = {
  tags: ['keyboard'],
  args: { placed: confirmedOrder },
  play: async ({ args, canvasElement }) => {
    const main = mainIn(canvasElement);
    await waitFor(() => expect(main.getByRole('heading', { name: 'The order is placed' })).toHaveFocus());
    await expect(main.getByRole('link', { name: 'Print' })).toHaveAttribute(
      'href',
      `/dashboard/orders/${confirmedOrder._id}/print`,
    );
    await tabUntil(main.getByRole('button', { name: 'Next order' }));
    await press('{Enter}');
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = { args: { placed: longWordsOrder } };
export const Loading: Story = { args: { parts: { state: 'loading' } } };
export const Failed: Story = failedStory('server', (value) => ({ parts: value }));

const rejected = rejectedSubmitStory({
  args: (reject) => ({ onOrder: fn<CounterOrderScreenProps['onOrder']>(reject) }),
  prepare: fillIn,
});

export const OrderFailed: Story = rejected(errorMessages.server);
export const OrderOffline: Story = rejected(errorMessages.offline);
export const OrderUnauthorised: Story = rejected(errorMessages.unauthorised);
export const OrderForbidden: Story = rejected(errorMessages.forbidden);
export const OrderNotFound: Story = rejected(errorMessages.notFound);
export const OrderTooMany: Story = rejected(errorMessages.tooMany);
