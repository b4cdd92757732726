import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import * as fixtures from '../../../stories/fixtures/index.js';
import { followLink, tabTo } from '../../../stories/keyboard.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { PartCard } from './PartCard.js';

const meta = {
  component: PartCard,
  args: { part: fixtures.brakeDisc },
  decorators: [maxWidth('23rem')],
} satisfies Meta<typeof PartCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['S024', 'keyboard'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('article')).toContainElement(
      canvas.getByRole('heading', { level: 3, name: 'Ventilated Brake Disc 430 mm' }),
    );
    await tabTo(canvas.getByRole('link', { name: 'Ventilated Brake Disc 430 mm' }));
    await expect(await followLink()).toBe(`/parts/${args.part._id}`);
    await tabTo(canvas.getByRole('link', { name: 'Order Ventilated Brake Disc 430 mm' }));
    await expect(await followLink()).toBe(`/purchase/${args.part._id}`);
    const { left, top } = canvas.getByRole('img').getBoundingClientRect();
    await expect(document.elementFromPoint(left + 10, top + 10)?.tagName, 'the picture is a part of the link').toBe(
      'A',
    );
  },
};

export const OutOfStock: Story = {
  args: { part: fixtures.outOfStockPart },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Out of stock')).toBeVisible();
    await expect(canvas.queryByText('Order')).toBeNull();
    await expect(canvas.getByRole('link', { name: /^Details of / })).toBeVisible();
  },
};

export const NoName: Story = {
  args: { part: fixtures.unnamedPart },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Unnamed part' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Order Unnamed part' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Unnamed part' })).toBeVisible();
  },
};

export const BrokenImage: Story = {
  args: { part: { ...fixtures.brokenImagePart, image: 'data:image/png;base64,AAAA' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => within(canvasElement).getByText('Gear Set, Third and Fourth (no picture)'));
  },
};

export const TextPrice: Story = {
  args: { part: fixtures.textPricePart },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('$1,119.84')).toBeVisible();
  },
};

export const TextNumber: Story = {
  args: { part: fixtures.textNumberPart },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('৳9,600')).toBeVisible();
  },
};

export const NoImage: Story = {
  args: { part: fixtures.noImagePart },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Universal Joint Cross 57 x 152 mm (no picture)')).toBeInTheDocument();
  },
};

/** The facts are on the page of the part. */
export const Facts: Story = {
  args: { part: fixtures.factsPart },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('Pressure plate, driven plate and release bearing, balanced as a set.'),
    ).toBeVisible();
  },
};

export const LongText: Story = { args: { part: fixtures.longWordsPart } };
export const Bangla: Story = { args: { part: fixtures.banglaPart } };
export const MissingData: Story = { args: { part: fixtures.barePart } };
