import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { brakeDisc, dealer, longWordsPart, textPricePart } from '../../../stories/fixtures/index.js';
import { followLink, press, tabTo } from '../../../stories/keyboard.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { OrderConfirmation } from './OrderConfirmation.js';

const meta = {
  component: OrderConfirmation,
  args: {
    part: brakeDisc,
    dealer,
    order: { address: '14 Zindabazar Road, Sylhet 3100', phone: '01700-000142', orderQuantity: 4 },
    onOrderAnother: fn(),
  },
  decorators: [maxWidth('30rem')],
} satisfies Meta<typeof OrderConfirmation>;
export default meta;
type Story = StoryObj<typeof meta>;

const termsIn = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'We have your order' })).toHaveFocus());
    await expect(termsIn(canvasElement)).toEqual([
      'Ventilated Brake Disc 430 mm',
      '4 pcs',
      expect.stringContaining('58,000'),
      '14 Zindabazar Road, Sylhet 3100',
      '+880 1700-000142',
    ]);
    await tabTo(canvas.getByRole('link', { name: 'My Orders' }));
    await expect(await followLink()).toBe('/dashboard/myorders');
    await tabTo(canvas.getByRole('button', { name: 'Order another' }));
    await press('{Enter}');
    await expect(args.onOrderAnother).toHaveBeenCalledOnce();
    await tabTo(canvas.getByRole('button', { name: 'Print' }));
  },
};

export const Numbered: Story = {
  args: { orderNumber: 1042 },
  play: async ({ canvasElement }) => {
    await expect(termsIn(canvasElement)[0]).toBe('1042');
  },
};

export const TextPrice: Story = {
  args: { part: textPricePart },
  play: async ({ canvasElement }) => {
    await expect(termsIn(canvasElement)).toHaveLength(4);
    await expect(canvasElement).not.toHaveTextContent('Total');
  },
};

export const LongText: Story = { args: { part: longWordsPart } };
