import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { dealer, deskLines, factsPart, longLines, placedOrder, sevenLines } from '../../../stories/fixtures/index.js';
import { groupOrders } from '@dealerkit/domain/orders/orders';
import { PickingList } from './PickingList.js';

const meta = {
  component: PickingList,
  args: { orders: groupOrders([...sevenLines, ...deskLines(6)]), dealer, paper: 'a5' },
} satisfies Meta<typeof PickingList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('article', { name: 'Picking list' }));
    await expect(list.getByText('For 7 orders')).toBeVisible();
    await expect(list.getByText('1043 × 2')).toBeVisible();
  },
};

export const Numbers: Story = {
  args: {
    orders: groupOrders([{ ...placedOrder, product_name: factsPart.product_name }]),
    parts: [factsPart],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('listitem')).toHaveTextContent('Part number 1823-45 A');
  },
};

/** The parts stand in the order of the shelves; those without one are the last. */
export const Shelves: Story = {
  args: {
    orders: groupOrders([
      { ...placedOrder, _id: 'a', product_name: 'Air Filter' },
      { ...placedOrder, _id: 'b', product_name: 'Brake Disc', partId: 'disc' },
      { ...placedOrder, _id: 'c', product_name: 'Clutch Kit', partId: 'kit' },
    ]),
    shelves: new Map([
      ['disc', 'A-12'],
      ['kit', 'A-2'],
    ]),
  },
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    for (const [index, text] of ['Clutch KitShelf A-2', 'Brake DiscShelf A-12', 'Air Filter'].entries())
      await expect(items[index]).toHaveTextContent(text);
  },
};

export const Sheet: Story = { args: { paper: 'a4' } };

export const Receipt: Story = { args: { paper: 'receipt' } };

export const LongText: Story = { args: { orders: groupOrders(longLines), paper: 'receipt' } };
