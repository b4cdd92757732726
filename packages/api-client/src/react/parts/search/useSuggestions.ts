import type { Suggestion } from '@dealerkit/domain/search';
import { useMemo } from 'react';
import { type AsyncData, mapAsyncData } from '../../data/asyncData.js';
import { useAbilities } from '../../data/ClientProvider.js';
import { useDelayed } from '../../data/useDelayed.js';
import { useKeptData } from '../../data/useKeptData.js';
import { usePartSearch } from './usePartSearch.js';
import { useQuery } from '../../data/useQuery.js';

/** Milliseconds without a key press before the host is asked. */
const DELAY = 100;

const none: readonly Suggestion[] = [];

/** What is suggested for a text that is being typed: by the host, or in the browser if the host cannot. None for less than two characters. */
export const useSuggestions = (
  text: string,
): {
  suggestions: AsyncData<readonly Suggestion[]>;
  /** The suggestions are those of the text before. */
  isUpdating: boolean;
} => {
  const { findSuggestions: isByHost } = useAbilities();
  const delayed = useDelayed(text, DELAY);
  const search = delayed.trim();
  const isLong = search.length >= 2;
  const byHost = useQuery('findSuggestions', isByHost && isLong ? { search } : undefined);
  const all = useQuery('listParts', isByHost ? undefined : {});
  const index = usePartSearch(all.state === 'ready' ? all.data : undefined);
  const data = index.state === 'ready' ? index.data : undefined;
  const inBrowser = useMemo(() => (isLong ? data?.suggest(search) : undefined), [data, search, isLong]);
  const loaded: AsyncData<readonly Suggestion[]> =
    all.state === 'failed' ? all : mapAsyncData(index, () => inBrowser ?? none);
  const { value, isUpdating } = useKeptData<readonly Suggestion[]>(isByHost ? byHost : loaded);
  return { suggestions: value, isUpdating: isUpdating || delayed !== text };
};
