import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longWordsUser } from '../../../stories/fixtures/index.js';
import { EmailText } from './EmailText.js';

const meta = { component: EmailText, args: { children: 'shopper@example.com' } } satisfies Meta<typeof EmailText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The text of each rendered line. */
const linesOf = (element: HTMLElement): string[] => {
  const lines = new Map<number, string>();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent ?? '';
    for (const [offset, letter] of Array.from(text).entries()) {
      const range = document.createRange();
      range.setStart(walker.currentNode, offset);
      range.setEnd(walker.currentNode, offset + 1);
      const { top } = range.getBoundingClientRect();
      lines.set(top, (lines.get(top) ?? '') + letter);
    }
  }
  return [...lines.values()];
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('shopper@example.com');
    await expect(linesOf(canvasElement)).toHaveLength(1);
  },
};

export const LongText: Story = {
  args: { children: `${longWordsUser.email} must sign in again.` },
  render: (args) => (
    <p style={{ inlineSize: '13rem', overflowWrap: 'anywhere' }}>
      <EmailText {...args} />
    </p>
  ),
  play: async ({ args, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(args.children);
    const lines = linesOf(canvasElement);
    await expect(lines.length).toBeGreaterThan(3);
    await expect(lines.slice(0, -1).filter((line) => !/[@. ]$/.test(line))).toEqual([]);
    await expect(lines.filter((line) => line.startsWith('com'))).toEqual([]);
    await expect(canvasElement.querySelectorAll('wbr:not([aria-hidden="true"])')).toHaveLength(0);
  },
};
