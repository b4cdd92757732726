import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { emptyPartQuery } from '@dealerkit/domain/parts/partQuery';
import { createPartSearch } from '@dealerkit/domain/partSearch/partSearch';
import { factsPart, parts } from '../../../stories/fixtures/index.js';
import { tabUntil } from '../../../stories/keyboard.js';
import { ManageProductsScreen } from './ManageProductsScreen.js';
import type { ManageProductsScreenProps } from './ManageProductsScreen.js';
import screenMeta from './ManageProductsScreen.stories.js';

const all = [...parts, factsPart];

const meta = {
  ...screenMeta,
  component: ManageProductsScreen,
  title: 'ManageProductsScreen',
  tags: ['!autodocs', '!manifest'],
  args: { ...screenMeta.args, parts: { state: 'ready', data: all } },
  loaders: [
    async (): Promise<Pick<ManageProductsScreenProps, 'findParts'>> => {
      const search = await createPartSearch(all);
      return { findParts: (text) => search.find({ ...emptyPartQuery, search: text, sort: 'relevance' }, 'en').parts };
    },
  ],
  render: (args, { loaded }) => <ManageProductsScreen {...args} {...loaded} />,
} satisfies Meta<typeof ManageProductsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const namesOf = (canvasElement: HTMLElement): string[] =>
  within(canvasElement)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

/** A loaded list is searched by relevance too, in any spelling and script, and the number of a part is always there. */
export const SearchedByRelevance: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('searchbox');
    await tabUntil(field);
    await userEvent.keyboard('cluch kit');
    await waitFor(() => expect(namesOf(canvasElement)[0]).toContain('Clutch Kit 430 mm'));
    await expect(namesOf(canvasElement)).toHaveLength(2);
    await expect(namesOf(canvasElement)[1]).toContain('1823-45 A');
    await userEvent.clear(field);
    await userEvent.keyboard('টায়ার');
    await waitFor(() => expect(namesOf(canvasElement)).toHaveLength(1));
    await expect(namesOf(canvasElement)[0]).toContain('Drive Axle Tyre');
  },
};

export const SearchedBangla: Story = {
  globals: { language: 'bn' },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'ক্লাচ');
    await waitFor(() => expect(namesOf(canvasElement).length).toBeLessThan(all.length));
    await expect(namesOf(canvasElement)[0]).toContain('Clutch');
  },
};

/** A sort order that is chosen is kept in a search. */
export const SearchedAndSorted: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'cluch kit');
    await waitFor(() => expect(namesOf(canvasElement)).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: /Price/ }));
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: /Price/ })).toHaveAttribute('aria-sort'));
    await expect(namesOf(canvasElement)).toHaveLength(2);
  },
};
