import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { failedStory } from '../../../stories/asyncStates.js';
import { clutchKit, factsPart, longWordsPart } from '../../../stories/fixtures/index.js';
import { followLink, tabUntil } from '../../../stories/keyboard.js';
import { paths } from '@dealerkit/domain/paths';
import { ComparePartsScreen } from './ComparePartsScreen.js';

const shown = [factsPart, clutchKit];
const idsOf = (parts: typeof shown) => parts.map(({ _id }) => _id);

const meta = {
  component: ComparePartsScreen,
  parameters: { layout: 'fullscreen', path: paths.compareParts },
  args: {
    ids: idsOf(shown),
    parts: { state: 'ready', data: shown },
  },
} satisfies Meta<typeof ComparePartsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await tabUntil(main.getByRole('link', { name: 'Remove Clutch Kit 430 mm' }));
    await expect(await followLink()).toBe(`/parts/compare?ids=${factsPart._id}`);
  },
};

/** A part that was chosen and deleted since. */
export const Gone: Story = {
  args: { ids: [...idsOf(shown), 'gone'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('1 part is no longer on sale.')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { ids: [], parts: { state: 'ready', data: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Nothing to compare')).toBeVisible();
  },
};

export const Loading: Story = { args: { parts: { state: 'loading' } } };

export const Failed: Story = failedStory((value) => ({ parts: value }));

export const LongText: Story = {
  args: { ids: idsOf([longWordsPart, clutchKit]), parts: { state: 'ready', data: [longWordsPart, clutchKit] } },
};
