import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import * as fixtures from '../../../stories/fixtures/index.js';
import { followLink, tabTo } from '../../../stories/keyboard.js';
import { PartPage } from './PartPage.js';

const meta = {
  component: PartPage,
  args: {
    part: { state: 'ready', data: fixtures.factsPart },
    title: 'Part',
    children: (part) => <p>The shop has {part.available_quantity}.</p>,
  },
} satisfies Meta<typeof PartPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Clutch Kit 395 mm, Three-Piece' })).toBeVisible();
    await expect(canvas.getByText('The shop has 9.')).toBeVisible();
    await tabTo(canvas.getByRole('link', { name: 'Home' }));
    await expect(await followLink()).toBe('/');
  },
};

export const LongText: Story = { args: { part: { state: 'ready', data: fixtures.longWordsPart } } };
