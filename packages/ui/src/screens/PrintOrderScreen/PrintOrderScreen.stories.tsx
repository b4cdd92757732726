import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failedStory } from '../../../stories/asyncStates.js';
import { dealer, longWordsOrder, orderOf, placedOrder, sevenLines } from '../../../stories/fixtures/index.js';
import { press, tabUntil } from '../../../stories/keyboard.js';
import { paths } from '@dealerkit/domain/paths';
import { PrintOrderScreen } from './PrintOrderScreen.js';

const meta = {
  component: PrintOrderScreen,
  parameters: { layout: 'fullscreen', path: paths.printOrder('1'), role: 'admin' },
  args: {
    order: { state: 'ready', data: orderOf(placedOrder) },
    dealer,
    href: `https://parts.example/dashboard/orders/${placedOrder._id}`,
    isAdmin: true,
    paper: 'a5',
    onPaperChange: fn(),
    otherLanguage: { locale: 'bn-BD', name: 'বাংলা' },
    onLanguageChange: fn(),
    onPrint: fn(),
  },
} satisfies Meta<typeof PrintOrderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const mainIn = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const main = mainIn(canvasElement);
    await expect(main.getByRole('article', { name: 'Order 000005' })).toBeVisible();
    await tabUntil(main.getByRole('button', { name: 'Print' }));
    await press('{Enter}');
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

export const Receipt: Story = {
  args: { paper: 'receipt' },
  play: async ({ args, canvasElement }) => {
    const main = mainIn(canvasElement);
    await userEvent.selectOptions(main.getByRole('combobox', { name: 'Paper' }), 'A5');
    await expect(args.onPaperChange).toHaveBeenCalledWith('a5');
    await userEvent.click(main.getByRole('button', { name: 'বাংলা' }));
    await expect(args.onLanguageChange).toHaveBeenCalledOnce();
  },
};

export const SevenLines: Story = { args: { order: { state: 'ready', data: orderOf(...sevenLines) } } };

export const LongText: Story = { args: { order: { state: 'ready', data: orderOf(longWordsOrder) } } };

export const Loading: Story = {
  args: { order: { state: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(mainIn(canvasElement).getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  },
};

export const NotFound: Story = {
  args: { order: { state: 'failed', kind: 'notFound', retry: fn() }, isAdmin: false },
  play: async ({ canvasElement }) => {
    await expect(mainIn(canvasElement).getByRole('link', { name: 'My Orders' })).toBeVisible();
  },
};

export const Failed: Story = failedStory((value) => ({ order: value }));
