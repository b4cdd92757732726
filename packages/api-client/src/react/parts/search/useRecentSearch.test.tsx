// @vitest-environment jsdom
import { act, useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { renderHook } from '../../../../tests/renderWithClient.js';
import { recentSearches, rememberSearch } from './recentSearches.js';
import { useRecentSearch } from './useRecentSearch.js';

beforeEach(() => {
  localStorage.clear();
});

it('adds the search with which the visitor leaves the page, and none before', async () => {
  const use = () => {
    const [search, setSearch] = useState('bra');
    useRecentSearch(search);
    return setSearch;
  };
  const { result, close } = await renderHook(async () => undefined, use);
  await act(async () => result()('brake'));
  await act(async () => result()(' brake disc '));
  expect(recentSearches.read()).toEqual([]);
  await close();
  expect(recentSearches.read()).toEqual(['brake disc']);
});

it('adds no search that is too short or too long to be suggested', () => {
  for (const search of ['', ' b ', 'b'.repeat(101)]) rememberSearch(search);
  expect(recentSearches.read()).toEqual([]);
});
