import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { failedStory } from '../../../stories/asyncStates.js';
import { chequePayment, dealer, karim } from '../../../stories/fixtures/index.js';
import { press, tabUntil } from '../../../stories/keyboard.js';
import { paths } from '@dealerkit/domain/paths';
import { ReceiptScreen } from './ReceiptScreen.js';

const meta = {
  component: ReceiptScreen,
  parameters: { layout: 'fullscreen', path: paths.receipt('c1', chequePayment), role: 'admin' },
  args: {
    receipt: { state: 'ready', data: { customer: karim, entry: chequePayment } },
    dealer,
    customerHref: paths.customer('c1'),
    paper: 'a5',
    onPaperChange: fn(),
    otherLanguage: { locale: 'bn-BD', name: 'বাংলা' },
    onLanguageChange: fn(),
    onPrint: fn(),
  },
} satisfies Meta<typeof ReceiptScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('article', { name: 'Receipt' })).toBeVisible();
    await tabUntil(canvas.getByRole('button', { name: 'Print' }));
    await press('{Enter}');
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

export const NotFound: Story = {
  args: { receipt: { state: 'failed', kind: 'notFound', retry: fn() } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Payment not found')).toBeVisible();
  },
};

export const Loading: Story = { args: { receipt: { state: 'loading' } } };

export const Failed: Story = failedStory((value) => ({ receipt: value }));

export const LongText: Story = {
  args: {
    receipt: {
      state: 'ready',
      data: { customer: { ...karim, name: 'Mohammad'.repeat(12) }, entry: chequePayment },
    },
  },
};
