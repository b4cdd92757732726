import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  clutchKitOrder,
  dealer,
  factsPart,
  longLines,
  longWordsOrder,
  orderOf,
  placedOrder,
  returnedLines,
  sevenLines,
  threeLines,
} from '../../../stories/fixtures/index.js';
import { OrderPrintout } from './OrderPrintout.js';

const meta = {
  component: OrderPrintout,
  args: {
    order: orderOf(placedOrder),
    dealer,
    href: `https://parts.example/dashboard/orders/${placedOrder._id}`,
    parts: [factsPart],
    paper: 'a5',
  },
} satisfies Meta<typeof OrderPrintout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const paper = within(within(canvasElement).getByRole('article', { name: 'Order 000005' }));
    await expect(paper.getByText('৳58,000')).toBeVisible();
    await expect(paper.getByText('14 Zindabazar Road, Sylhet 3100')).toBeVisible();
    await expect(paper.getByRole('img', { name: 'Scan to open this order' })).toBeVisible();
  },
};

export const Receipt: Story = { args: { paper: 'receipt' } };

/** The lines, of which a cancelled one is no part of the sum, and the note. */
export const ThreeLines: Story = {
  args: { order: orderOf(...threeLines) },
  play: async ({ canvasElement }) => {
    const paper = within(within(canvasElement).getByRole('article', { name: 'Order 1042' }));
    const lines = paper.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(lines).toEqual([
      expect.stringMatching(/^Drive Axle Tyre.*৳232,503/),
      expect.stringMatching(/^Ventilated Brake Disc.*৳58,000/),
      expect.stringMatching(/^Headlamp, Left.*Cancelled/),
    ]);
    await expect(paper.getByText('৳290,503')).toBeVisible();
    await expect(paper.getByText('Please call before the truck leaves.')).toBeVisible();
  },
};

/** What the site asks beside the fields of the library. */
export const OwnValues: Story = {
  args: { order: orderOf({ ...placedOrder, extra: { 'Truck number': 'Metro Ta 11-1234' } }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Truck numberMetro Ta 11-1234');
  },
};

/** What was returned is subtracted, and the terms say why the total is not the sum of the lines. */
export const ReturnAndTerms: Story = {
  args: {
    order: orderOf(
      ...returnedLines.map((line) => ({ ...line, sum: 10_960_000, discount: 50_000, deliveryCharge: 10_000 })),
    ),
  },
  play: async ({ canvasElement }) => {
    const paper = within(within(canvasElement).getByRole('article', { name: 'Order 1042' }));
    const [, returned] = paper.getAllByRole('listitem');
    await expect(returned).toHaveTextContent(/Returned: 1 pc × ৳110,000-৳110,000$/);
    await expect(paper.getByText('Discount ৳500 · Delivery ৳100')).toBeVisible();
  },
};

/** The number of the part, one line for a part whose line was split, and what is paid and due. */
export const NumberPaidAndDue: Story = {
  args: {
    order: orderOf(
      ...['a', 'b'].map((_id) => ({
        ...placedOrder,
        _id,
        orderNumber: 1042,
        partId: factsPart._id,
        product_name: factsPart.product_name,
        paid: 1_000_000,
        due: 500_000,
      })),
    ),
  },
  play: async ({ canvasElement }) => {
    const paper = within(within(canvasElement).getByRole('article'));
    await expect(paper.getAllByRole('listitem')).toHaveLength(1);
    await expect(paper.getByRole('listitem')).toHaveTextContent(/Part number 1823-45 A8 pcs/);
    await expect(paper.getByText('Paid ৳10,000 · Due ৳5,000')).toBeVisible();
  },
};

export const SevenLinesReceipt: Story = {
  args: { order: orderOf(...sevenLines), paper: 'receipt' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(7);
    await expect(canvasElement).toHaveTextContent('plus 1 part whose price is to be agreed');
  },
};

export const ManyLinesReceipt: Story = {
  args: {
    order: orderOf(
      ...Array.from({ length: 45 }, (_, index) => ({
        ...placedOrder,
        _id: `line-${index}`,
        partId: `part-${index}`,
        orderNumber: 1042,
      })),
    ),
    paper: 'receipt',
  },
};

export const NoPrice: Story = {
  args: { order: orderOf(clutchKitOrder) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Total')).toBeNull();
  },
};

export const LongText: Story = { args: { order: orderOf(longWordsOrder), paper: 'receipt' } };

export const LongLines: Story = { args: { order: orderOf(...longLines), paper: 'receipt' } };
