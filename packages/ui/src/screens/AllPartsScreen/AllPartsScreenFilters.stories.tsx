import { useState } from 'react';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { emptyPartQuery } from '@dealerkit/domain/parts/partQuery';
import { createPartSearch } from '@dealerkit/domain/partSearch/partSearch';
import * as fixtures from '../../../stories/fixtures/index.js';
import { press, tabUntil, typeInto } from '../../../stories/keyboard.js';
import { AllPartsScreen } from './AllPartsScreen.js';
import type { AllPartsScreenProps } from './AllPartsScreen.js';
import screenMeta from './AllPartsScreen.stories.js';

const all = [...fixtures.parts, fixtures.factsPart];
const { facets } = fixtures;

const search = await createPartSearch(all);

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

const desktop = { viewport: { value: 'desktop' } };

const mainOf = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));

/** Searches in the browser, as an application does. */
const WithSearch = (props: AllPartsScreenProps) => {
  const [query, setQuery] = useState(props.query);
  const parts = search.find(query, 'en').parts;
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
    await expect(sort).toHaveDisplayValue('Best match first');
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
    await userEvent.click(main.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter and sort' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Show 14 parts' }));
    await expect(main.getByRole('heading', { level: 2 })).toHaveFocus();
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
    await userEvent.keyboard('{Escape}');
    await expect(mainOf(canvasElement).getAllByRole('article').length).toBeGreaterThan(0);
  },
};
