import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Part } from '@dealerkit/domain/entities';
import { emptyPartQuery } from '@dealerkit/domain/parts/partQuery';
import { createPartSearch } from '@dealerkit/domain/partSearch/partSearch';
import * as fixtures from '../../../stories/fixtures/index.js';
import { failedStory } from '../../../stories/asyncStates.js';
import { followLink, press, tabTo, tabUntil, typeInto } from '../../../stories/keyboard.js';
import { paths } from '@dealerkit/domain/paths';
import { AllPartsScreen } from './AllPartsScreen.js';
import type { AllPartsScreenProps } from './AllPartsScreen.js';

const all = [...fixtures.parts, fixtures.factsPart];

const search = await createPartSearch(all);

const found = (parts: readonly Part[]) => ({ state: 'ready', data: { parts, total: parts.length } }) as const;

const meta = {
  component: AllPartsScreen,
  parameters: { layout: 'fullscreen', path: paths.allParts },
  args: {
    query: emptyPartQuery,
    onQueryChange: fn<AllPartsScreenProps['onQueryChange']>(),
    found: found(all.toReversed()),
    contact: fixtures.contact,
  },
} satisfies Meta<typeof AllPartsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Searches in the browser, as an application does. */
const WithSearch = (props: AllPartsScreenProps) => {
  const [query, setQuery] = useState(props.query);
  return (
    <AllPartsScreen
      {...props}
      query={query}
      found={found(search.find(query, 'en').parts)}
      onQueryChange={(changed) => {
        setQuery(changed);
        props.onQueryChange(changed);
      }}
    />
  );
};

const mainOf = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));
const namesIn = (canvasElement: HTMLElement) =>
  mainOf(canvasElement)
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

export const Default: Story = {
  tags: ['keyboard'],
  render: (args) => <WithSearch {...args} />,
  play: async ({ canvasElement }) => {
    const main = mainOf(canvasElement);
    const field = main.getByRole('searchbox', { name: 'Search parts' });
    await typeInto(field, '1823.45a');
    await press('{Enter}');
    const results = main.getByRole('heading', { level: 2 });
    await expect(results).toHaveFocus();
    await expect(results).toHaveTextContent('1 part for “1823.45a”');
    await expect(namesIn(canvasElement)).toEqual(['Clutch Kit 395 mm, Three-Piece']);
    await tabTo(main.getByRole('link', { name: 'Clutch Kit 395 mm, Three-Piece' }));
    await expect(await followLink()).toBe(`/parts/${fixtures.factsPart._id}`);
    await userEvent.clear(field);
    await waitFor(() => expect(namesIn(canvasElement)).toHaveLength(all.length));
  },
};

export const Filtered: Story = {
  args: { query: { ...emptyPartQuery, sort: 'price', isInStock: true, min: 2000, max: 15_000 } },
  render: (args) => <WithSearch {...args} />,
  play: async ({ args, canvasElement }) => {
    const main = mainOf(canvasElement);
    await expect(namesIn(canvasElement)).toEqual(['Headlamp, Left, 24 V', 'Ventilated Brake Disc 430 mm']);
    await userEvent.click(main.getByRole('button', { name: 'Remove filter: Up to ৳15,000' }));
    await expect(main.getByRole('heading', { level: 2 })).toHaveFocus();
    await expect(args.onQueryChange).toHaveBeenCalledWith({ ...args.query, max: undefined });
    await expect(namesIn(canvasElement)).toContain('Clutch Kit 395 mm, Three-Piece');
    await userEvent.type(main.getByRole('textbox', { name: 'Price to', hidden: true }), 'cheap');
    await expect(main.getByText('Enter an amount')).toBeInTheDocument();
  },
};

/** Loads the other parts when the link is followed, as a router does. */
const WithMore = (props: AllPartsScreenProps) => {
  const [count, setCount] = useState(4);
  const moreHref = count < all.length ? '/parts?pages=2' : undefined;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the router of the story
    <div
      onClick={(event) => {
        if (!(event.target instanceof Element) || !event.target.closest('a[href="/parts?pages=2"]')) return;
        event.preventDefault();
        setCount(all.length);
      }}
    >
      <AllPartsScreen
        {...props}
        found={{ state: 'ready', data: { parts: all.slice(0, count), total: all.length, moreHref } }}
      />
    </div>
  );
};

export const More: Story = {
  tags: ['keyboard'],
  render: (args) => <WithMore {...args} />,
  play: async ({ canvasElement }) => {
    const main = mainOf(canvasElement);
    await expect(main.getByText('4 of 9 shown')).toBeVisible();
    await tabUntil(main.getByRole('link', { name: 'Show more parts' }));
    await press('{Enter}');
    await expect(main.getAllByRole('article')[4]?.querySelector('a')).toHaveFocus();
    await expect(main.queryByRole('link', { name: 'Show more parts' })).toBeNull();
  },
};

export const NothingFound: Story = {
  tags: ['keyboard'],
  args: { query: { ...emptyPartQuery, search: '9999-XYZ' }, found: found([]) },
  play: async ({ args, canvasElement }) => {
    const main = mainOf(canvasElement);
    await expect(within(main.getByRole('status')).getByRole('heading', { level: 2 })).toHaveTextContent(
      'No part found for “9999-XYZ”',
    );
    await expect(main.getAllByText(/9999-XYZ/)).toHaveLength(1);
    const clear = main.getByRole('button', { name: 'Clear search and filters' });
    await tabUntil(clear);
    await press('{Enter}');
    await expect(args.onQueryChange).toHaveBeenCalledWith(emptyPartQuery);
    await tabUntil(main.getByRole('link', { name: 'Call +880 1700-000821' }));
    await expect(
      decodeURIComponent(main.getByRole('link', { name: 'Send a message on WhatsApp' }).getAttribute('href') ?? ''),
    ).toContain('cannot find it on your site: 9999-XYZ.');
    await expect(await followLink()).toBe('tel:01700000821');
  },
};

export const Empty: Story = {
  args: { found: found([]) },
  play: async ({ canvasElement }) => {
    await expect(mainOf(canvasElement).getByText('No parts yet')).toBeVisible();
  },
};

export const Bangla: Story = {
  globals: { language: 'bn' },
  args: {
    query: { ...emptyPartQuery, search: 'ক্লাচ', isInStock: true, min: 2000 },
    found: found([...fixtures.banglaParts, fixtures.factsPart]),
  },
};

export const LongText: Story = { args: { found: found([fixtures.longWordsPart, fixtures.barePart, ...all]) } };
export const Loading: Story = { args: { found: { state: 'loading' } } };

export const Failed: Story = failedStory((value) => ({ found: value }));

/** The host uses only the beginning of a long search text, and says so. */
export const LongSearch: Story = {
  args: {
    query: { ...emptyPartQuery, search: 'brake disc for the front axle of an old Ashok Leyland' },
    found: {
      state: 'ready',
      data: { parts: all, total: all.length, usedSearch: 'brake disc for the front axle of an' },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Your search was too long. Only the beginning was used: “brake disc for the front axle of an”.',
    );
  },
};

/** The host stops counting the matches of a search at 10,000. */
export const ManyMatches: Story = {
  args: {
    query: { ...emptyPartQuery, search: 'kit' },
    found: {
      state: 'ready',
      data: { parts: all, total: 10_000, isTotalMinimum: true, moreHref: '/parts?search=kit&pages=2' },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: '10,000 or more parts for “kit”' })).toBeVisible();
    await expect(canvas.getByText('9 of 10,000 or more shown')).toBeVisible();
  },
};
