// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { renderHook } from '../../tests/renderWithClient.js';
import { recentSearches, rememberSearch } from './recentSearches.js';
import { useRecentSearch } from './useRecentSearch.js';

beforeEach(() => {
  localStorage.clear();
});

it('adds the search with which the visitor leaves the page', async () => {
  const leave = async (search: string) => {
    const { close } = await renderHook(
      async () => undefined,
      () => useRecentSearch(search),
    );
    expect(recentSearches.read()).not.toContain(search.trim());
    await close();
  };
  await leave('brake');
  await leave(' clutch kit ');
  expect(recentSearches.read()).toEqual(['clutch kit', 'brake']);
});

it('adds no search that is too short or too long to be suggested', () => {
  for (const search of ['', ' b ', 'b'.repeat(101)]) rememberSearch(search);
  expect(recentSearches.read()).toEqual([]);
});
