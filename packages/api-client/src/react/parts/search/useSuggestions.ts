import type { Suggestion } from '@dealerkit/domain/search';
import type { AsyncData } from '../../data/asyncData.js';
import { useDelayed } from '../../data/useDelayed.js';
import { useKeptData } from '../../data/useKeptData.js';
import { useQuery } from '../../data/useQuery.js';

/** Milliseconds without a key press before the host is asked. */
const DELAY = 100;

/** What is suggested for a text that is being typed. None for less than two characters. */
export const useSuggestions = (
  text: string,
): {
  suggestions: AsyncData<readonly Suggestion[]>;
  /** The suggestions are those of the text before. */
  isUpdating: boolean;
} => {
  const delayed = useDelayed(text, DELAY);
  const search = delayed.trim();
  const found = useQuery('findSuggestions', search.length >= 2 ? { search } : undefined);
  const { value, isUpdating } = useKeptData<readonly Suggestion[]>(found);
  return { suggestions: value, isUpdating: isUpdating || delayed !== text };
};
