import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longWordsQuestion, questions } from '../../../stories/fixtures/index.js';
import { BlogCard } from './BlogCard.js';

const meta = {
  component: BlogCard,
  args: { ...questions[0], number: 1, id: 'question-1' },
} satisfies Meta<typeof BlogCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const card = canvas.getByRole('article', { name: questions[0].question });
    await expect(within(card).getByRole('heading', { level: 2 })).toHaveTextContent(questions[0].question);
    await expect(card.querySelectorAll('p')).toHaveLength(2);
  },
};

export const WithCode: Story = {
  args: { ...questions[1], number: 2, id: 'question-2' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'When is useMemo worth its line?' })).toBeVisible();
    await expect(canvasElement.querySelector('code')).toHaveTextContent('useMemo');
  },
};

export const LongText: Story = { args: { ...longWordsQuestion, number: 128 } };
