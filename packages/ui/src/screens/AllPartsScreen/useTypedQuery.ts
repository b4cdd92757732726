import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatInputNumber, parseNumber } from '../../format/numbers.js';
import { partQueryParameters } from '../../partQuery.js';
import type { PartQuery } from '../../partQuery.js';

/** Milliseconds without a key press before the typed query is applied. */
const DELAY = 250;

/** The text fields of the search. */
export interface TypedQuery {
  search: string;
  min: string;
  max: string;
}

const keyOf = (query: PartQuery) => JSON.stringify(partQueryParameters(query));

const textsOf = ({ search, min, max }: PartQuery, locale: string): TypedQuery => ({
  search,
  min: min === undefined ? '' : formatInputNumber(min, locale),
  max: max === undefined ? '' : formatInputNumber(max, locale),
});

/** Whether the text of a price field is neither empty nor an amount. */
export const isNoPrice = (typed: string): boolean => typed.trim() !== '' && !(parseNumber(typed) >= 0);

const priceOf = (typed: string) => (typed.trim() === '' || isNoPrice(typed) ? undefined : parseNumber(typed));

/** Holds what the user types, and applies it after a pause. A query that changes in another way replaces what is typed. */
export const useTypedQuery = (query: PartQuery, locale: string, onQueryChange: (query: PartQuery) => void) => {
  const [typed, setTyped] = useState(() => textsOf(query, locale));
  const wanted = { ...query, search: typed.search, min: priceOf(typed.min), max: priceOf(typed.max) };
  /** Queries that were applied here and are not in `query` yet. */
  const pending = useRef<string[]>([]);
  const key = keyOf(query);
  const wantedKey = keyOf(wanted);

  const adopt = useEffectEvent(() => {
    const index = pending.current.indexOf(key);
    if (index === -1) setTyped(textsOf(query, locale));
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
    type: (field: keyof TypedQuery, text: string) => setTyped((before) => ({ ...before, [field]: text })),
    /** Applies what is typed, with other changes, at once. */
    applyNow: (changes: Partial<PartQuery> = {}) => apply({ ...wanted, ...changes }),
  };
};
