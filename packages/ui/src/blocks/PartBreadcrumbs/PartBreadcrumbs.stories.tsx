import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { banglaPart, brakeDisc, factsPart, longWordsPart, unnamedPart } from '../../../stories/fixtures/index.js';
import { followLink, tabTo } from '../../../stories/keyboard.js';
import { PartBreadcrumbs } from './PartBreadcrumbs.js';

const meta = {
  component: PartBreadcrumbs,
  args: { part: { ...factsPart, description: `${factsPart.description ?? ''}\nCategory: Clutch & parts` } },
} satisfies Meta<typeof PartBreadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

const linksIn = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href') ?? ''}`);

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(linksIn(canvasElement)).toEqual(['Home /', 'Clutch & parts /parts?category=Clutch+%26+parts']);
    await expect(canvas.getByText('Clutch Kit 395 mm, Three-Piece')).toHaveAttribute('aria-current', 'page');
    await tabTo(...canvas.getAllByRole('link'));
    await expect(await followLink()).toBe('/parts?category=Clutch+%26+parts');
  },
};

/** A part whose description names no category, and whose name does. */
export const KnownCategory: Story = {
  args: { part: brakeDisc, category: 'Brakes' },
  play: async ({ canvasElement }) => {
    await expect(linksIn(canvasElement)).toEqual(['Home /', 'Brakes /parts?category=Brakes']);
  },
};

export const NoCategory: Story = {
  args: { part: unnamedPart },
  play: async ({ canvasElement }) => {
    await expect(linksIn(canvasElement)).toEqual(['Home /', 'All Parts /parts']);
  },
};

export const Loading: Story = { args: { part: undefined } };
export const LongText: Story = { args: { part: longWordsPart, category: 'Vierzylinderdieselmotoreneinspritzpumpen' } };
export const Bangla: Story = { globals: { language: 'bn' }, args: { part: banglaPart, category: 'ক্লাচ' } };
