import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { banglaSuggestions, longSuggestions, recentSearches, suggestions } from '../../../stories/fixtures/index.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { SearchSuggestions } from './SearchSuggestions.js';

const meta = {
  component: SearchSuggestions,
  // The field above the list has the focus and the keys: see the stories of `SiteSearch`.
  tags: ['no-own-controls'],
  args: {
    listId: 'list',
    activeId: undefined,
    search: 'brake',
    recentSearches: [],
    suggestions: { state: 'ready', data: suggestions },
    onClearRecent: fn(),
  },
  decorators: [maxWidth('34rem')],
} satisfies Meta<typeof SearchSuggestions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { activeId: 'list-1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const options = canvas.getAllByRole('option');
    await expect(options[0]).toHaveAccessibleName('Ventilated Brake Disc 430 mm 3482 083 231 ৳14,500');
    await expect(options[2]).toHaveAccessibleName('Brakes Category · 42 parts');
    await expect(options[1]).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('4 suggestions');
  },
};

export const Recent: Story = {
  args: { search: '', recentSearches, suggestions: { state: 'loading' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('option', { name: 'ব্রেক প্যাড' })).toHaveAttribute(
      'href',
      `/parts?search=${encodeURIComponent('ব্রেক প্যাড').replace('%20', '+')}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Clear recent searches' }));
    await expect(args.onClearRecent).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { search: 'laptop', suggestions: { state: 'ready', data: [] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'No suggestions for “laptop”. Press Enter to search all parts.',
    );
    await expect(canvas.queryByRole('option')).toBeNull();
  },
};

export const Loading: Story = {
  args: { suggestions: { state: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
  },
};

/** The rows of the text before stay while those of a longer text are loading, without a count. */
export const Slow: Story = {
  args: { search: 'brake pad', isUpdating: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('option')).toHaveLength(4);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Failed: Story = {
  args: { suggestions: { state: 'failed', kind: 'offline', retry: fn() } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Suggestions could not be loaded. Press Enter to search all parts.',
    );
  },
};

export const Many: Story = {
  args: { suggestions: { state: 'ready', data: longSuggestions } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('option')).toHaveLength(8);
  },
};

export const Bangla: Story = {
  globals: { language: 'bn' },
  args: { search: 'ব্রেক', suggestions: { state: 'ready', data: banglaSuggestions } },
};
