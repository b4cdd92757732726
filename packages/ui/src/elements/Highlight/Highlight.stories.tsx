import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Highlight } from './Highlight.js';

const meta = {
  component: Highlight,
  args: { text: 'Brake Pad Set, Front, OEM 3482 083 231', words: ['brake', 'pad', '3482083231'] },
} satisfies Meta<typeof Highlight>;
export default meta;
type Story = StoryObj<typeof meta>;

const marksIn = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('mark')].map(({ textContent }) => textContent);

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(marksIn(canvasElement)).toEqual(['Brake', 'Pad', '3482 083 231']);
  },
};

/** A word inside another word is not a match. */
export const NoMatch: Story = {
  args: { text: 'Primer and Fuel Pump', words: ['rim', 'ump'] },
  play: async ({ canvasElement }) => {
    await expect(marksIn(canvasElement)).toEqual([]);
  },
};

export const Bangla: Story = {
  args: { text: 'ব্রেক প্যাড, ৪৩০ মিমি', words: ['ব্রেক', '430'] },
  play: async ({ canvasElement }) => {
    await expect(marksIn(canvasElement)).toEqual(['ব্রেক', '৪৩০']);
  },
};

export const LongText: Story = {
  args: {
    text: 'Vierzylinderdieselmotoreneinspritzpumpenantriebszahnrad 9876543210-ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    words: ['9876543210'],
  },
};
