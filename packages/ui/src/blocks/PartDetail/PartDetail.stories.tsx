import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../../elements/Button/Button.js';
import * as fixtures from '../../../stories/fixtures/index.js';
import { tabTo } from '../../../stories/keyboard.js';
import { PartDetail } from './PartDetail.js';

const meta = {
  tags: ['no-own-controls'],
  component: PartDetail,
  args: { part: fixtures.brakeDisc, children: <Button tone="accent">Place order</Button> },
} satisfies Meta<typeof PartDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['S037', 'S039', 'S040', 'S041', 'S042'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: 'Ventilated Brake Disc 430 mm' })).toBeVisible();
    await expect(canvas.getByText(/Internally vented front disc/)).toBeVisible();
    const specs = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(specs).toEqual([expect.stringContaining('14,500'), '36 pcs', '2 pcs']);
    await tabTo(canvas.getByRole('button', { name: 'Place order' }));
  },
};

/** Several pictures are a gallery. */
export const Pictures: Story = {
  args: { part: fixtures.picturesPart },
  play: async ({ canvasElement }) => {
    const gallery = within(canvasElement).getByRole('group', { name: 'Pictures of Turbocharger, Reman' });
    const pictures = within(gallery).getByRole('list', { name: 'Pictures' });
    await expect(within(pictures).getAllByRole('listitem')).toHaveLength(3);
    await expect(within(canvasElement).queryByText(/Pictures: /)).toBeNull();
  },
};

export const OutOfStock: Story = {
  args: { part: fixtures.outOfStockPart },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Out of stock')).toBeVisible();
  },
};

export const BrokenImage: Story = {
  args: { part: { ...fixtures.brokenImagePart, image: 'data:image/png;base64,AAAA' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => within(canvasElement).getByText(/no picture/));
  },
};

export const MissingData: Story = { args: { part: fixtures.barePart } };
export const LongText: Story = { args: { part: fixtures.longWordsPart } };
export const Bangla: Story = { args: { part: fixtures.banglaPart } };
