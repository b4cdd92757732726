import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PartFilterValues } from '../../blocks/PartFilters/filterValues.js';
import { formatInputNumber } from '../../format/numbers.js';
import { parsePriceLimit, partQueryParameters } from '@dealerkit/domain/parts/partQuery';
import type { PartQuery } from '@dealerkit/domain/parts/partQuery';

/** Milliseconds without a key press before the typed query is applied. */
const DELAY = 250;

/** The fields of the search; prices as they are typed. */
export interface TypedQuery extends Pick<PartQuery, 'search' | 'sort' | 'isExact'>, PartFilterValues {}

const keyOf = (query: PartQuery) => JSON.stringify(partQueryParameters(query));

const fieldsOf = ({ min, max, ...query }: PartQuery, locale: string): TypedQuery => ({
  ...query,
  categories: query.categories ?? [],
  vehicles: query.vehicles ?? [],
  brands: query.brands ?? [],
  min: min === undefined ? '' : formatInputNumber(min, locale),
  max: max === undefined ? '' : formatInputNumber(max, locale),
});

const listOf = (values: readonly string[]) => (values.length === 0 ? undefined : values);

const queryOf = ({ min, max, categories, vehicles, brands, ...typed }: TypedQuery): PartQuery => ({
  ...typed,
  min: parsePriceLimit(min),
  max: parsePriceLimit(max),
  categories: listOf(categories),
  vehicles: listOf(vehicles),
  brands: listOf(brands),
});

/** Holds what the user types, and applies it after a pause. A query that changes in another way replaces what is typed. */
export const useTypedQuery = (query: PartQuery, locale: string, onQueryChange: (query: PartQuery) => void) => {
  const [typed, setTyped] = useState(() => fieldsOf(query, locale));
  const wanted = queryOf(typed);
  const key = keyOf(query);
  /** Queries that `typed` already has, and whose effect has not run yet. */
  const pending = useRef([key]);
  const wantedKey = keyOf(wanted);

  const adopt = useEffectEvent(() => {
    const index = pending.current.indexOf(key);
    if (index === -1) setTyped(fieldsOf(query, locale));
    pending.current.splice(0, index + 1);
  });
  useEffect(() => adopt(), [key]);

  const apply = (next: PartQuery) => {
    const nextKey = keyOf(next);
    if (nextKey === (pending.current.at(-1) ?? key)) return;
    pending.current.push(nextKey);
    onQueryChange(next);
  };

  const applyTyped = useEffectEvent(() => apply(wanted));
  useEffect(() => {
    const delay = setTimeout(() => applyTyped(), DELAY);
    return () => clearTimeout(delay);
  }, [wantedKey]);

  return {
    typed,
    type: (changes: Partial<TypedQuery>) => setTyped((before) => ({ ...before, ...changes })),
    /** Applies what is typed, with other changes, at once. */
    applyNow: (changes: Partial<TypedQuery> = {}) => {
      const changed = { ...typed, ...changes };
      setTyped(changed);
      apply(queryOf(changed));
    },
  };
};
