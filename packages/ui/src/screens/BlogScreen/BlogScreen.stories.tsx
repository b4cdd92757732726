import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longWordsQuestion, questions } from '../../../stories/fixtures/index.js';
import { followLink, tabUntil } from '../../../stories/keyboard.js';
import { paths } from '@dealerkit/domain/paths';
import { BlogScreen } from './BlogScreen.js';

const meta = {
  component: BlogScreen,
  parameters: { layout: 'fullscreen', path: paths.blog },
  args: { questions },
} satisfies Meta<typeof BlogScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard', 'S006'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(questions.length);
    const contents = within(canvas.getByRole('navigation', { name: 'Questions on this page' }));
    for (const link of contents.getAllByRole('link')) {
      await tabUntil(link);
      const card = canvasElement.querySelector((await followLink()) ?? '');
      await expect(link).toHaveTextContent(card?.querySelector('h2')?.textContent ?? '-');
    }
  },
};

export const LongText: Story = { args: { questions: [longWordsQuestion, ...questions] } };
