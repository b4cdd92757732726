import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { dealer, deskLines } from '../../../stories/fixtures/index.js';
import { press, tabUntil } from '../../../stories/keyboard.js';
import { groupOrders } from '@dealerkit/domain/orders/orders';
import { paths } from '@dealerkit/domain/paths';
import { PrintOrdersScreen } from './PrintOrdersScreen.js';

const meta = {
  component: PrintOrdersScreen,
  parameters: { layout: 'fullscreen', path: paths.orders, role: 'admin' },
  args: {
    print: 'pickingList',
    orders: groupOrders(deskLines(6)),
    dealer,
    orderUrl: (key) => `https://parts.example/dashboard/orders/${key}`,
    paper: 'a5',
    onPaperChange: fn(),
    otherLanguage: { locale: 'bn-BD', name: 'বাংলা' },
    onLanguageChange: fn(),
    onPrint: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof PrintOrdersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('heading', { level: 1, name: 'Picking list' })).toHaveFocus();
    await tabUntil(main.getByRole('button', { name: 'Print' }));
    await press('{Enter}');
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await tabUntil(main.getByRole('button', { name: 'Back to the orders' }));
    await press('{Enter}');
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Slips: Story = {
  args: { print: 'slips', paper: 'receipt' },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('heading', { level: 1, name: '6 slips' })).toBeVisible();
    await expect(main.getAllByRole('article')).toHaveLength(6);
  },
};
