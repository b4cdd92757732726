import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { followLink, tabUntil } from '../../../stories/keyboard.js';
import { BasketLink } from './BasketLink.js';

const meta = { component: BasketLink, args: { count: 3 } } satisfies Meta<typeof BasketLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    await tabUntil(within(canvasElement).getByRole('link', { name: 'Basket, 3 parts' }));
    await expect(await followLink()).toBe('/basket');
  },
};

/** A change of the count is announced; the count of the stored basket is not. */
export const Changing: Story = {
  args: { count: undefined },
  render: function Render() {
    const [count, setCount] = useState<number>();
    return (
      <>
        <BasketLink count={count} />
        <button type="button" onClick={() => setCount((before = 1) => before + 1)}>
          Add
        </button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const add = canvas.getByRole('button');
    await userEvent.click(add);
    await expect(canvas.getByRole('link', { name: 'Basket, 2 parts' })).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(add);
    await expect(canvas.getByRole('status')).toHaveTextContent('3 parts in the basket');
  },
};

export const Current: Story = {
  args: { count: 0, isCurrent: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Basket', current: 'page' })).toBeVisible();
  },
};
