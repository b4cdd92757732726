import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { deskLines } from '../../../stories/fixtures/index.js';
import { press, tabTo, tabUntil } from '../../../stories/keyboard.js';
import { useRowSelection } from '../../elements/RowCheckbox/RowCheckbox.js';
import { groupOrders } from '@dealerkit/domain/orders/orders';
import { OrderBulkBar, useBulkStep } from './OrderBulkBar.js';
import type { ApplyStep, OrderBulkBarProps } from './OrderBulkBar.js';

const orders = groupOrders(deskLines(7));
const keys = orders.map(({ key }) => key);

const apply = fn<ApplyStep>(async () => []);

const Bar = (props: OrderBulkBarProps) => {
  const selection = useRowSelection(keys);
  const bulk = useBulkStep(apply, () => undefined);
  return <OrderBulkBar {...props} selection={selection} bulk={bulk} />;
};

const noSelection = {
  selected: [],
  has: () => false,
  toggle: () => undefined,
  selectTo: () => undefined,
  toggleAll: () => undefined,
  select: () => undefined,
};

const meta = {
  component: OrderBulkBar,
  render: (args) => <Bar {...args} />,
  args: {
    orders,
    selection: noSelection,
    onPrint: fn(),
    onExport: fn(),
    children: <span role="status">7 orders</span>,
  },
} satisfies Meta<typeof OrderBulkBar>;
export default meta;
type Story = StoryObj<OrderBulkBarProps>;

/** Selects all orders, of which three wait for confirmation, one is confirmed and one packed. */
export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    apply.mockClear();
    const canvas = within(canvasElement);
    await tabTo(canvas.getByRole('checkbox', { name: 'Select all orders' }));
    await press(' ');
    await expect(canvas.getByText('7 selected')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pack 1' })).toBeVisible();
    await tabUntil(canvas.getByRole('button', { name: 'Print picking list' }));
    await press('{Enter}');
    await expect(args.onPrint).toHaveBeenCalledWith('pickingList', orders);
    await tabUntil(canvas.getByRole('button', { name: 'Confirm 3' }));
    await press('{Enter}');
    await expect(apply).toHaveBeenCalledOnce();
    await tabUntil(canvas.getByRole('button', { name: 'Undo' }));
    await press('{Enter}');
    await expect(await canvas.findByText('3 orders: back to Placed')).toBeVisible();
    await tabUntil(canvas.getByRole('button', { name: 'Clear' }));
    await press('{Enter}');
    await expect(canvas.getByText('7 orders')).toBeVisible();
  },
};

/** No order is selected. */
export const NothingSelected: Story = {};

/** Buttons that do not fit on one line stay in the bar, above the rows. */
export const TwoLines: Story = {
  render: (args) => (
    <div style={{ display: 'grid', maxInlineSize: '28rem' }}>
      <Bar {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox'));
    const actions = canvas.getByRole('group', { name: 'Selected orders' });
    await document.fonts.ready;
    const bar = actions.parentElement?.getBoundingClientRect();
    await expect(actions.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar?.bottom ?? 0);
  },
};

export const Failed: Story = {
  play: async ({ canvasElement }) => {
    apply.mockImplementationOnce(async (lines) =>
      lines.map((line) => ({ line, message: 'The price is to be agreed before hand-over.' })),
    );
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Hand over 1' }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(/not done.*The price is to be agreed/);
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
    await userEvent.click(within(alert).getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
