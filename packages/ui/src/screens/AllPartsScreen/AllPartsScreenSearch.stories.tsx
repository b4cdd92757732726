import { useState } from 'react';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { emptyPartQuery, queryParts } from '@dealerkit/domain/partQuery';
import * as fixtures from '../../../stories/fixtures/index.js';
import { followLink, press, tabUntil, typeInto } from '../../../stories/keyboard.js';
import { AllPartsScreen } from './AllPartsScreen.js';
import type { AllPartsScreenProps } from './AllPartsScreen.js';
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
  args: { ...screenMeta.args, filters, sortsByRelevance: true },
};
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };

const mainOf = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));

/** Searches in the browser, as an application does. */
const WithSearch = (props: AllPartsScreenProps) => {
  const [query, setQuery] = useState(props.query);
  const parts = queryParts(all, query, 'en');
  return (
    <AllPartsScreen
      {...props}
      query={query}
      found={{ state: 'ready', data: { parts, total: parts.length } }}
      onQueryChange={(changed) => {
        setQuery(changed);
        props.onQueryChange(changed);
      }}
    />
  );
};

/** A search is sorted by relevance until another order is chosen, and each set filter has a button that removes it. */
export const WithFilters: Story = {
  tags: ['keyboard'],
  globals: desktop,
  args: { query: { ...emptyPartQuery, brands: ['Valeo'] } },
  render: (args) => <WithSearch {...args} />,
  play: async ({ args, canvasElement }) => {
    const main = mainOf(canvasElement);
    const sort = main.getByRole('combobox', { name: 'Sort by' });
    await expect(within(sort).queryByRole('option', { name: 'Best match first' })).toBeNull();
    const field = main.getByRole('searchbox', { name: 'Search parts' });
    await typeInto(field, 'clutch');
    await press('{Enter}');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({
      ...emptyPartQuery,
      search: 'clutch',
      sort: 'relevance',
      brands: ['Valeo'],
    });
    await expect(sort).toHaveValue('relevance');
    await tabUntil(main.getByRole('button', { name: 'Remove filter: Valeo' }));
    await press('{Enter}');
    await expect(main.getByRole('heading', { level: 2 })).toHaveFocus();
    await expect(main.queryByRole('button', { name: 'Remove filter: Valeo' })).toBeNull();
    await tabUntil(main.getByRole('button', { name: 'Category' }));
    await press('{Enter}');
    const panel = within(await screen.findByRole('dialog', { name: 'Category' }));
    await waitFor(() => expect(panel.getByRole('checkbox', { name: 'Brakes 9' })).toHaveFocus());
    await press(' ');
    await press('{Escape}');
    await expect(main.getByRole('button', { name: 'Remove filter: Brakes' })).toBeVisible();
    await userEvent.clear(field);
    await waitFor(() =>
      expect(args.onQueryChange).toHaveBeenLastCalledWith({ ...emptyPartQuery, categories: ['Brakes'] }),
    );
  },
};

/** On a phone the number of parts is on the button that closes the filters. */
export const FiltersOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const main = mainOf(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Filter and sort' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Show 14 parts' }));
    await expect(main.getByRole('heading', { level: 2 })).toHaveFocus();
  },
};

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
          [fixtures.longWordsPart._id, { kind: 'number', number: '643 3226 00 '.repeat(8) }],
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

/** The parts and counts of the query before stay while those of a new one are loading. */
export const Slow: Story = {
  args: {
    query: { ...emptyPartQuery, search: 'brake', categories: ['Brakes'], vehicles: ['Tata LPT 1613', 'Hino AK1J'] },
    isUpdating: true,
    filters: { ...filters, isUpdating: true },
  },
  play: async ({ canvasElement }) => {
    await expect(mainOf(canvasElement).getByRole('heading', { level: 2 })).toHaveTextContent(/brake/);
  },
};

export const FacetsFailed: Story = {
  globals: desktop,
  args: { filters: { ...filters, facets: { state: 'failed', kind: 'server', retry: fn() } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(mainOf(canvasElement).getByRole('button', { name: 'Brand' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Brand' }));
    await expect(panel.getByRole('alert')).toBeVisible();
    await expect(mainOf(canvasElement).getAllByRole('article', { hidden: true }).length).toBeGreaterThan(0);
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
