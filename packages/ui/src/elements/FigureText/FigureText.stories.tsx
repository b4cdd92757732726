import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FigureText } from './FigureText.js';

const meta = { component: FigureText, args: { children: '+880 1700-000142' } } satisfies Meta<typeof FigureText>;
export default meta;
type Story = StoryObj<typeof meta>;

const linesOf = (figure: Element | undefined) => {
  const range = document.createRange();
  if (figure) range.selectNodeContents(figure);
  return range.getClientRects().length;
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('+880 1700-000142');
    await expect(canvasElement.querySelectorAll('span')).toHaveLength(1);
  },
};

/** Only a figure that is wider than its container breaks. */
export const LongText: Story = {
  args: { children: '+880 1711-000000, ০১৮১৯-০০০০০০ (office), 9876543210 9876543210 9876543210' },
  render: (args) => (
    <p style={{ inlineSize: '12rem', overflowWrap: 'anywhere' }}>
      <FigureText {...args} />
    </p>
  ),
  play: async ({ args, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(args.children);
    const [first, second, third] = canvasElement.querySelectorAll('span');
    await expect([linesOf(first), linesOf(second)]).toEqual([1, 1]);
    await expect(first).toHaveTextContent(/,$/);
    await expect(linesOf(third)).toBeGreaterThan(1);
  },
};
