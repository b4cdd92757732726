import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { paths } from '@dealerkit/domain/paths';
import { failedStory } from '../../../stories/asyncStates.js';
import { zeroResultSearches } from '../../../stories/fixtures/index.js';
import { followLink, tabUntil, typeInto } from '../../../stories/keyboard.js';
import { ZeroResultSearchesScreen } from './ZeroResultSearchesScreen.js';

const meta = {
  component: ZeroResultSearchesScreen,
  parameters: { layout: 'fullscreen', path: paths.zeroResultSearches, role: 'admin' },
  args: { searches: { state: 'ready', data: zeroResultSearches } },
} satisfies Meta<typeof ZeroResultSearchesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Searches without result' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /kamani pata/ })).toHaveTextContent('Nov 22');
    await typeInto(canvas.getByRole('searchbox'), 'kamani');
    await waitFor(() => expect(canvas.queryByRole('row', { name: /ভেঁপু/ })).toBeNull());
    await tabUntil(canvas.getByRole('link', { name: 'Add as a trade name: “kamani pata”' }));
    await expect(await followLink()).toBe('/dashboard/synonyms?spelling=kamani%20pata');
  },
};

export const Bangla: Story = {
  globals: { language: 'bn' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('row', { name: /ভেঁপু/ })).toHaveTextContent('৯');
  },
};

export const Empty: Story = {
  args: { searches: { state: 'ready', data: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Every search found a part')).toBeVisible();
  },
};

export const Loading: Story = { args: { searches: { state: 'loading' } } };

export const Failed: Story = failedStory((value) => ({ searches: value }));
