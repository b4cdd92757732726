import { useRef } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { press, tabTo } from '../../../stories/keyboard.js';
import { SkipLink } from './SkipLink.js';

const meta = {
  component: SkipLink,
  args: { targetId: 'delivery', target: { current: null }, children: 'Skip to the delivery' },
  render: function Render(args) {
    const target = useRef<HTMLHeadingElement>(null);
    return (
      <>
        <SkipLink {...args} target={target} />
        <button type="button">Remove</button>
        <h2 id="delivery" ref={target} tabIndex={-1}>
          Delivery
        </h2>
      </>
    );
  },
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await tabTo(canvas.getByRole('link', { name: 'Skip to the delivery' }));
    await press('{Enter}');
    await expect(canvas.getByRole('heading', { name: 'Delivery' })).toHaveFocus();
  },
};

export const LongText: Story = {
  args: { children: 'Skip the two hundred parts of the basket, and go on with the address and the phone number' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /^Skip the two hundred/ });
    link.focus();
    await expect(link).toBeVisible();
  },
};
