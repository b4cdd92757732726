import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { emptyPartQuery } from '@dealerkit/domain/parts/partQuery';
import * as fixtures from '../../../stories/fixtures/index.js';
import { followLink, tabUntil } from '../../../stories/keyboard.js';
import { AllPartsScreen } from './AllPartsScreen.js';
import screenMeta from './AllPartsScreen.stories.js';

const all = [...fixtures.parts, fixtures.factsPart];
const { facets, manyFacets } = fixtures;

const filters = {
  facets: { state: 'ready', data: facets },
  myTrucks: { trucks: ['Tata LPT 1613'], vehicles: { state: 'ready', data: facets.vehicles }, onChange: fn() },
} as const;

const meta = {
  ...screenMeta,
  component: AllPartsScreen,
  title: 'AllPartsScreen',
  tags: ['!autodocs', '!manifest'],
  args: { ...screenMeta.args, filters },
};
export default meta;
type Story = StoryObj<typeof meta>;

const mainOf = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));

export const Corrected: Story = {
  tags: ['keyboard'],
  args: {
    query: { ...emptyPartQuery, search: 'cluch kit', sort: 'relevance' },
    found: {
      state: 'ready',
      data: {
        parts: [fixtures.clutchKit, fixtures.factsPart],
        total: 2,
        corrected: 'clutch kit',
        exactHref: '/parts?search=cluch+kit&exact=1',
        words: ['clutch', 'kit'],
      },
    },
  },
  play: async ({ canvasElement }) => {
    const main = mainOf(canvasElement);
    await expect(main.getByRole('heading', { name: '2 parts for “clutch kit”' })).toBeVisible();
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Showing results for clutch kit. Search for cluch kit instead.',
    );
    const marks = main.getAllByText(/^(clutch|kit)$/i, { selector: 'mark' });
    await expect(marks.map(({ textContent }) => textContent)).toEqual(['Clutch', 'Kit', 'Clutch', 'Kit']);
    await tabUntil(main.getByRole('link', { name: 'Search for cluch kit instead.' }));
    await expect(await followLink()).toBe('/parts?search=cluch+kit&exact=1');
  },
};

/** Why a part is listed, and which of the visitor's trucks it is listed for. */
export const Reasons: Story = {
  args: {
    query: { ...emptyPartQuery, search: '643322600' },
    found: {
      state: 'ready',
      data: {
        parts: [fixtures.factsPart, fixtures.clutchKit, fixtures.brakeDisc, fixtures.longWordsPart],
        total: 4,
        words: ['643322600'],
        reasons: new Map([
          [fixtures.factsPart._id, { kind: 'replaces', number: '643 3226 00' }],
          [fixtures.clutchKit._id, { kind: 'vehicle', vehicle: 'Hino AK1J' }],
          [fixtures.brakeDisc._id, { kind: 'vehicle', vehicle: 'Tata LPT 1613' }],
          [fixtures.longWordsPart._id, { kind: 'replaces', number: '643 3226 00 '.repeat(8) }],
        ]),
      },
    },
    listedFor: ({ _id }) => (_id === fixtures.clutchKit._id ? undefined : 'Tata LPT 1613'),
  },
  play: async ({ canvasElement }) => {
    const rows = mainOf(canvasElement).getAllByRole('article');
    await expect(rows[0]).toHaveTextContent('replaces 643 3226 00');
    await expect(rows[0]).toHaveTextContent('listed for your Tata LPT 1613');
    await expect(rows[1]).toHaveTextContent('listed for Hino AK1J');
    await expect(rows[2]?.textContent.match(/listed for/g)).toHaveLength(1);
  },
};

/** Nothing is found: what was understood, the nearest category, and the shop. */
export const NotUnderstood: Story = {
  args: {
    query: { ...emptyPartQuery, search: 'hino brek booster' },
    found: {
      state: 'ready',
      data: {
        parts: [],
        total: 0,
        understood: ['Hino', 'brake booster'],
        nearestCategory: { name: 'Brakes', href: '/parts?category=Brakes' },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const main = mainOf(canvasElement);
    await expect(main.getByText('We looked for: Hino · brake booster')).toBeVisible();
    await expect(main.getByRole('link', { name: 'See all parts in Brakes' })).toHaveAttribute(
      'href',
      '/parts?category=Brakes',
    );
    const message = main.getByRole('link', { name: 'Send a message on WhatsApp' }).getAttribute('href') ?? '';
    await expect(decodeURIComponent(message)).toContain('hino brek booster');
  },
};

export const NotUnderstoodBangla: Story = {
  globals: { language: 'bn' },
  args: {
    query: { ...emptyPartQuery, search: 'টাটা ব্রেক বুস্টার' },
    found: {
      state: 'ready',
      data: {
        parts: [],
        total: 0,
        understood: ['ব্রেক বুস্টার', 'Tata LPT 1613'],
        nearestCategory: { name: 'Brakes', href: '/parts?category=Brakes' },
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(mainOf(canvasElement).getByRole('link', { name: 'ব্রেক: সব পার্টস দেখুন' })).toBeVisible();
  },
};

/** A search lists its best matches only, and says so below the last one. */
export const Limited: Story = {
  args: {
    query: { ...emptyPartQuery, search: 'kit', sort: 'relevance' },
    found: { state: 'ready', data: { parts: all, total: 4200, limit: 300 } },
    filters: { ...filters, facets: { state: 'ready', data: manyFacets } },
  },
  play: async ({ canvasElement }) => {
    await expect(
      mainOf(canvasElement).getByText(
        'The 300 best matches of 4,200 are listed. Add a word or a filter to see others.',
      ),
    ).toBeVisible();
  },
};

export const FiltersBangla: Story = {
  globals: { language: 'bn' },
  args: {
    query: { ...emptyPartQuery, search: 'ব্রেক প্যাড', categories: ['ব্রেক'] },
    found: {
      state: 'ready',
      data: {
        parts: fixtures.banglaParts,
        total: 3,
        corrected: 'ব্রেক',
        exactHref: '/parts?exact=1',
        words: ['ব্রেক'],
        reasons: new Map([[fixtures.banglaPart._id, { kind: 'vehicle', vehicle: 'Hino AK1J' }]]),
      },
    },
    filters: { ...filters, facets: { state: 'ready', data: fixtures.banglaFacets } },
    listedFor: () => 'Tata LPT 1613',
  },
};
