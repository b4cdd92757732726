import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import * as fixtures from '../../../stories/fixtures/index.js';
import { failedStory } from '../../../stories/asyncStates.js';
import { followLink, press, tabTo, tabUntil } from '../../../stories/keyboard.js';
import { paths } from '@dealerkit/domain/paths';
import { HomeScreen } from './HomeScreen.js';

const meta = {
  component: HomeScreen,
  parameters: { layout: 'fullscreen', path: paths.home },
  args: {
    hero: fixtures.hero,
    parts: { state: 'ready', data: fixtures.parts },
    reviews: { state: 'ready', data: fixtures.reviews },
    allPartsHref: paths.allParts,
    stats: fixtures.stats,
    slides: fixtures.slides,
    owner: fixtures.owner,
  },
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const titles = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .queryAllByRole('heading', { level: 3 })
    .map((title) => title.textContent);

export const Default: Story = {
  tags: ['keyboard', 'S022', 'S031', 'S167'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(titles(canvasElement)).toEqual(
      fixtures.parts.slice(-6).map(({ product_name: name }) => name ?? 'Unnamed part'),
    );
    const lastReviewers = fixtures.reviews.slice(-3).map(({ reviewName }) => reviewName ?? 'A customer');
    for (const name of lastReviewers) await expect(canvas.getByText(name)).toBeInTheDocument();
    await tabUntil(canvas.getByRole('button', { name: 'Get Started' }));
    await press('{Enter}');
    const title = canvas.getByRole('heading', { level: 2, name: 'Choose Your Parts' });
    await expect(title).toHaveFocus();
    await waitFor(() => expect(title.getBoundingClientRect().top).toBeLessThan(window.innerHeight / 2));
    await tabTo(canvas.getByRole('link', { name: 'Ventilated Brake Disc 430 mm' }));
    await expect(await followLink()).toBe(`/parts/${fixtures.brakeDisc._id}`);
  },
};

/** The first screen of a phone has the categories and a link to call. */
export const CallAndCategories: Story = {
  tags: ['keyboard'],
  args: { phone: '01700-000142', categories: { state: 'ready', data: fixtures.categories } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await tabUntil(canvas.getByRole('button', { name: 'Get Started' }));
    await tabTo(
      within(canvas.getByRole('main')).getByRole('link', { name: '+880 1700-000142' }),
      canvas.getByRole('link', { name: 'Brakes 214 parts' }),
    );
    await expect(await followLink()).toBe('/parts?category=Brakes');
    await expect(titles(canvasElement)).toHaveLength(6);
  },
};

/** The room of the categories is kept while they load. */
export const CategoriesLoading: Story = {
  args: { categories: { state: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Browse by category' })).toBeVisible();
  },
};

export const FewParts: Story = {
  tags: ['S023', 'S032'],
  args: {
    parts: { state: 'ready', data: fixtures.parts.slice(0, 2) },
    reviews: { state: 'ready', data: fixtures.reviews.slice(0, 1) },
  },
  play: async ({ canvasElement }) => {
    await expect(titles(canvasElement)).toHaveLength(2);
  },
};

/** A site without a page of all parts, and without content of the dealer. */
export const PartsAndReviewsOnly: Story = {
  args: { allPartsHref: undefined, stats: undefined, slides: undefined, owner: undefined },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    const sections = main.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    await expect(sections).toEqual(['Choose Your Parts', 'User Reviews']);
    await expect(main.queryByRole('link', { name: 'See all parts' })).not.toBeInTheDocument();
  },
};

export const OnePart: Story = {
  args: { parts: { state: 'ready', data: fixtures.parts.slice(0, 1) } },
  play: async ({ canvasElement }) => {
    await expect(titles(canvasElement)).toEqual([fixtures.parts[0]?.product_name]);
  },
};

export const Bangla: Story = {
  globals: { language: 'bn' },
  args: {
    parts: { state: 'ready', data: fixtures.banglaParts },
    reviews: { state: 'ready', data: fixtures.banglaReviews },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'শহরের সেরা ট্রাক পার্টস!' })).toBeVisible();
    await expect(canvas.getByText('৪১,৫০০৳')).toBeInTheDocument();
    await expect(canvas.getByText('৪.৫')).toBeInTheDocument();
    const latin = within(canvas.getByRole('main')).queryAllByText(/[a-z]{2}|\d/i, { ignore: 'style, script' });
    await expect(latin).toEqual([]);
  },
};

export const Loading: Story = {
  args: { parts: { state: 'loading' }, reviews: { state: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('progressbar', { name: 'Loading' })).toHaveLength(2);
  },
};

export const Empty: Story = {
  args: { parts: { state: 'ready', data: [] }, reviews: { state: 'ready', data: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No parts yet')).toBeVisible();
    await expect(within(canvasElement).getByText('No reviews yet')).toBeVisible();
  },
};

export const Failed: Story = failedStory((value) => ({ parts: value, reviews: value }));
