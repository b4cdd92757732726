import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { allOrders } from '@dealerkit/domain/orders/orderQuery';
import { parts, sevenLines } from '../../../stories/fixtures/index.js';
import { press, tabUntil } from '../../../stories/keyboard.js';
import { deskOrderLines, WithUpdatedOrders } from '../../../stories/orderDesk.js';
import { paths } from '@dealerkit/domain/paths';
import { OrderDeskScreen } from './OrderDeskScreen.js';
import type { ApplyStep, OrderDeskScreenProps } from './OrderDeskScreen.js';

const lines = deskOrderLines;

const meta = {
  component: OrderDeskScreen,
  title: 'Screens/OrderDeskScreen/Many',
  parameters: { layout: 'fullscreen', path: paths.orders, role: 'admin' },
  args: {
    orders: { state: 'ready', data: lines },
    total: 24,
    parts,
    criteria: allOrders,
    onFilter: fn(),
    orderHref: paths.order,
    onApply: fn<ApplyStep>(async () => []),
    onPrint: fn(),
  },
} satisfies Meta<typeof OrderDeskScreen>;
export default meta;
type Story = StoryObj<OrderDeskScreenProps>;

const mainIn = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));

const rowNumbers = (canvasElement: HTMLElement) =>
  mainIn(canvasElement)
    .getAllByRole('rowheader')
    .map((header) => within(header).getByRole('link').textContent);

/** Several orders are selected by range, and take one step; what failed is named with its reason, and the rest can be undone. */
export const ManyAtOnce: Story = {
  tags: ['keyboard'],
  render: (args) => <WithUpdatedOrders {...args} />,
  args: {
    onApply: fn<ApplyStep>(async (changed) =>
      changed
        .slice(0, 1)
        .map((line) => ({ line, message: 'Another user has changed this order. Its status is now “Packed”.' })),
    ),
  },
  play: async ({ args, canvasElement }) => {
    const main = mainIn(canvasElement);
    await tabUntil(main.getByRole('link', { name: '1024' }));
    await press('x');
    await press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    const bar = within(main.getByRole('group', { name: 'Selected orders' }));
    await expect(bar.getByRole('status')).toHaveTextContent('3 selected');
    await expect(bar.getByRole('button', { name: 'Confirm 3' })).toBeVisible();
    await press('c');
    await expect(await main.findByRole('alert')).toHaveTextContent('1 part not done');
    await expect(main.getByText('2 orders: Confirmed')).toBeVisible();
    await expect(main.getByRole('checkbox', { name: 'Select order 1024' })).toBeChecked();
    await press('s');
    await expect(args.onPrint).toHaveBeenCalledWith('slips', [
      expect.objectContaining({ key: '1024' }),
      expect.objectContaining({ key: '1023' }),
      expect.objectContaining({ key: '1022' }),
    ]);
    await press('{Escape}');
    await expect(main.queryByRole('group', { name: 'Selected orders' })).toBeNull();
  },
};

/** A step of many lines shows how far it is. */
export const InProgress: Story = {
  args: {
    onApply: fn<ApplyStep>(async (changed, _to, { onProgress }) => {
      onProgress(3);
      return new Promise(() => changed);
    }),
  },
  play: async ({ canvasElement }) => {
    const main = mainIn(canvasElement);
    await userEvent.click(main.getByRole('checkbox', { name: 'Select all orders' }));
    await userEvent.click(main.getByRole('button', { name: /^Confirm \d+$/ }));
    await expect(await main.findByRole('progressbar')).toHaveAttribute('value', '3');
  },
};

const WithNewOrders = (props: OrderDeskScreenProps) => {
  const [found, setFound] = useState(lines);
  return (
    <>
      <button type="button" onClick={() => setFound([...sevenLines, ...lines])}>
        Revalidate
      </button>
      <OrderDeskScreen {...props} orders={{ state: 'ready', data: found }} />
    </>
  );
};

/** New orders wait to be shown, so that no row moves under the pointer. */
export const NewOrders: Story = {
  render: (args) => <WithNewOrders {...args} />,
  play: async ({ canvasElement }) => {
    const main = mainIn(canvasElement);
    const before = rowNumbers(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Revalidate' }));
    const show = await main.findByRole('button', { name: '1 new order – show' });
    await expect(rowNumbers(canvasElement)).toEqual(before);
    await userEvent.click(show);
    await expect(rowNumbers(canvasElement)).toEqual(['1043', ...before]);
    await expect(main.queryByRole('button', { name: /new order/ })).toBeNull();
  },
};

/** The keys in a sheet, which closes with Escape and returns the focus to the row. */
export const Keys: Story = {
  tags: ['keyboard', 'escape'],
  play: async ({ canvasElement }) => {
    const main = mainIn(canvasElement);
    const link = main.getByRole('link', { name: '1024' });
    await tabUntil(link);
    await press('?');
    const sheet = await within(document.body).findByRole('dialog', { name: 'Keys of the order list' });
    await expect(within(sheet).getByText('Select all, or none')).toBeVisible();
    await press('{Escape}');
    await waitFor(() => expect(link).toHaveFocus());
  },
};
