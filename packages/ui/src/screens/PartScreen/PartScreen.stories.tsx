import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { paths } from '@dealerkit/domain/paths';
import { failedStory } from '../../../stories/asyncStates.js';
import * as fixtures from '../../../stories/fixtures/index.js';
import { followLink, tabUntil } from '../../../stories/keyboard.js';
import { AddToBasket } from '../../blocks/AddToBasket/AddToBasket.js';
import { PartScreen } from './PartScreen.js';

const meta = {
  component: PartScreen,
  parameters: { layout: 'fullscreen', path: paths.part('1') },
  args: {
    part: { state: 'ready', data: fixtures.factsPart },
    contact: { ...fixtures.contact, origin: 'https://shop.example' },
  },
} satisfies Meta<typeof PartScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const mainIn = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));

const messageIn = (canvasElement: HTMLElement) => {
  const link = mainIn(canvasElement).getByRole('link', { name: 'Send a message on WhatsApp' });
  return new URL(link.getAttribute('href') ?? '').searchParams.get('text');
};

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const main = mainIn(canvasElement);
    await expect(main.getByRole('heading', { level: 1, name: 'Clutch Kit 395 mm, Three-Piece' })).toBeVisible();
    await expect(main.getByRole('table', { name: 'As listed by the dealer' })).toBeVisible();
    await expect(messageIn(canvasElement)).toBe(
      [
        'Hello, I have a question about this part: Clutch Kit 395 mm, Three-Piece (1823-45 A). Quantity: 1.',
        'Price: ৳36,800',
        `https://shop.example/parts/${fixtures.factsPart._id}`,
      ].join('\n'),
    );
    await tabUntil(main.getByRole('link', { name: 'Order Clutch Kit 395 mm, Three-Piece' }));
    await expect(await followLink()).toBe(`/purchase/${fixtures.factsPart._id}`);
    await tabUntil(main.getByRole('button', { name: 'Share' }));
  },
};

export const WithBasket: Story = {
  args: {
    addToBasket: (part) => (
      <AddToBasket part={part} quantity={undefined} onAdd={fn()} onQuantityChange={fn()} onRemove={fn()} fullWidth />
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(mainIn(canvasElement).getByRole('button', { name: /^Add to basket: Clutch Kit/ })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { part: { state: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(mainIn(canvasElement).getByRole('heading', { level: 1, name: 'Part' })).toBeInTheDocument();
  },
};

/** The part as a list knows it: the stock waits for the part itself. */
export const Stale: Story = {
  args: { isStale: true },
  play: async ({ canvasElement }) => {
    const main = mainIn(canvasElement);
    await expect(main.getByRole('heading', { level: 1, name: 'Clutch Kit 395 mm, Three-Piece' })).toBeVisible();
    await expect(main.queryByText('9 pcs')).toBeNull();
    await expect(main.queryByRole('link', { name: /^Order / })).toBeNull();
  },
};

export const Failed: Story = failedStory((part) => ({ part }));

export const NotFound: Story = {
  tags: ['keyboard'],
  args: { part: { state: 'failed', kind: 'notFound', retry: fn() } },
  play: async ({ canvasElement }) => {
    const main = mainIn(canvasElement);
    await expect(main.getByRole('alert')).toHaveTextContent('This part is no longer available');
    await tabUntil(main.getByRole('link', { name: 'Back to the home page' }));
    await expect(await followLink()).toBe('/');
  },
};

/** The name of a deleted part is known, and parts in its place. */
export const Deleted: Story = {
  args: {
    ...NotFound.args,
    deleted: { product_name: 'Clutch Kit 395 mm', alternatives: [fixtures.clutchKit, fixtures.brakeDisc] },
  },
  play: async ({ canvasElement }) => {
    const main = mainIn(canvasElement);
    await expect(main.getByRole('alert')).toHaveTextContent('Clutch Kit 395 mm is no longer available');
    const instead = within(main.getByRole('region', { name: 'In stock instead' }));
    await expect(instead.getAllByRole('article')).toHaveLength(2);
  },
};

export const OutOfStock: Story = {
  args: { part: { state: 'ready', data: fixtures.outOfStockPart } },
  play: async ({ canvasElement }) => {
    await expect(mainIn(canvasElement).queryByRole('link', { name: /^Order / })).toBeNull();
    await expect(messageIn(canvasElement)).toContain('is out of stock on your site. I need 10.');
  },
};

/** Parts in stock are one step away. */
export const Alternatives: Story = {
  tags: ['keyboard'],
  args: {
    part: { state: 'ready', data: fixtures.outOfStockPart },
    alternatives: [fixtures.brakeDisc, fixtures.clutchKit],
  },
  play: async ({ canvasElement }) => {
    const main = mainIn(canvasElement);
    await tabUntil(main.getByRole('link', { name: 'See what is in stock instead' }));
    await expect(await followLink()).toBe('#alternatives');
    const alternatives = within(main.getByRole('region', { name: 'In stock instead' }));
    await expect(alternatives.getAllByRole('article')).toHaveLength(2);
  },
};

/** A part in stock has no alternatives. */
export const NoAlternatives: Story = {
  args: { alternatives: [fixtures.clutchKit] },
  play: async ({ canvasElement }) => {
    await expect(mainIn(canvasElement).queryByText('In stock instead')).toBeNull();
  },
};

export const Replaced: Story = {
  tags: ['keyboard'],
  args: {
    part: {
      state: 'ready',
      data: {
        ...fixtures.factsPart,
        description: `${fixtures.factsPart.description ?? ''}\nReplaced by: 1823-46 A, 99/114`,
      },
    },
  },
  play: async ({ canvasElement }) => {
    const main = mainIn(canvasElement);
    await expect(main.getByText(/^The dealer lists a newer number for this part:/)).toBeVisible();
    await tabUntil(main.getByRole('link', { name: '1823-46 A' }));
    await expect(await followLink()).toBe('/parts?search=1823-46+A');
    await expect(main.getByRole('link', { name: '99/114' })).toHaveAttribute('href', '/parts?search=99%2F114');
  },
};

export const RelatedLists: Story = {
  args: {
    part: { state: 'ready', data: fixtures.factsPart },
    category: 'Clutch',
    sameVehicle: { vehicle: 'Tata LPT 1613', parts: fixtures.parts },
    recentlyViewed: [fixtures.headlamp],
  },
  play: async ({ canvasElement }) => {
    const main = mainIn(canvasElement);
    await expect(main.getByRole('link', { name: 'Clutch' })).toHaveAttribute('href', '/parts?category=Clutch');
    const sameVehicle = within(main.getByRole('region', { name: 'Also listed for Tata LPT 1613' }));
    await expect(sameVehicle.getAllByRole('article')).toHaveLength(3);
    const seen = within(main.getByRole('region', { name: 'Recently viewed' }));
    await expect(seen.getByRole('heading', { name: 'Headlamp, Left, 24 V' })).toBeVisible();
  },
};

export const LongText: Story = { args: { part: { state: 'ready', data: fixtures.longWordsPart } } };

export const Bangla: Story = {
  globals: { language: 'bn' },
  args: { part: { state: 'ready', data: fixtures.banglaPart } },
};
