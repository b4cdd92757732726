import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Rating } from './Rating.js';

const meta = { component: Rating, args: { value: 4 } } satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

const filledWidth = (canvasElement: HTMLElement) =>
  Number(canvasElement.querySelector('svg svg')?.getAttribute('width') ?? 0);

/** Expects the width of the filled stars, of which five are 120 units wide. */
const shows =
  (text: string, width: number): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(text)).toBeInTheDocument();
    await expect(filledWidth(canvasElement)).toBe(width);
  };

export const Default: Story = { play: shows('4 out of 5', 96) };
export const Half: Story = { args: { value: 2.5 }, play: shows('2.5 out of 5', 60) };
export const ManyDecimals: Story = { args: { value: 4.256 }, play: shows('4.256 out of 5', 103.852) };
export const None: Story = { args: { value: 0 }, play: shows('0 out of 5', 0) };
export const AboveScale: Story = { args: { value: 7 }, play: shows('7 out of 5', 120) };
export const BelowScale: Story = { args: { value: -1 }, play: shows('-1 out of 5', 0) };
export const Unrated: Story = { args: { value: undefined }, play: shows('No rating', 0) };
