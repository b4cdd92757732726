import type { Part } from '@dealerkit/domain/entities';
import { vehiclesOfPart } from '@dealerkit/domain/parts/partFacts';
import { partColumnSorts, type PartQuery, partQueryParameters, readPartQuery } from '@dealerkit/domain/parts/partQuery';
import type { PartSearch } from '@dealerkit/domain/partSearch/partSearch';
import type { Input } from '../index.js';

/** The parts that a call finds, in its order. */
export interface FoundParts {
  parts: readonly Part[];
  total: number;
  /** What was searched for, if a word was corrected. */
  corrected?: string | undefined;
}

/** Reads the input of a search, which has the names of the parameters in a URL. */
export const queryOf = (input: Input<'findFacets'> & Pick<Input<'findParts'>, 'sort'>): PartQuery => {
  const parameters = new URLSearchParams();
  for (const [name, values] of Object.entries(input))
    for (const value of [values].flat()) if (value !== undefined) parameters.append(name, String(value));
  return readPartQuery(parameters);
};

const { compare } = new Intl.Collator('en', { numeric: true });

/** The orders that only the table of parts has. */
const columnSorts: Readonly<Record<string, (one: Part, other: Part) => number>> = {
  [partColumnSorts.part.descending]: (one, other) => compare(other.product_name ?? '', one.product_name ?? ''),
  [partColumnSorts.available.ascending]: (one, other) =>
    (one.available_quantity ?? 0) - (other.available_quantity ?? 0),
  [partColumnSorts.available.descending]: (one, other) =>
    (other.available_quantity ?? 0) - (one.available_quantity ?? 0),
};

const foundOf = (parts: readonly Part[]): FoundParts => ({ parts, total: parts.length });

/** Finds parts of a list that has the oldest first; without another order the newest is found first. What needs no search waits for no index. */
export const findInList = async (
  list: readonly Part[],
  input: Input<'findParts'>,
  searchOf: (list: readonly Part[]) => Promise<PartSearch>,
  locale: string,
): Promise<FoundParts> => {
  const { ids, before: _before, limit: _limit, ...asked } = input;
  if (ids) {
    const byId = new Map(list.map((each) => [each._id, each]));
    return foundOf(ids.flatMap((id) => byId.get(id) ?? []));
  }
  const query = queryOf(asked);
  const { vehicles } = query;
  const isListed = partQueryParameters({ ...query, vehicles: undefined }).length === 0;
  const byColumn = columnSorts[asked.sort ?? ''];
  if (isListed && !byColumn) {
    const isForOne = (each: Part) => !vehicles || vehiclesOfPart(each).some((vehicle) => vehicles.includes(vehicle));
    return foundOf(list.filter(isForOne).toReversed());
  }
  const { parts, total, corrected } = (await searchOf(list)).find(query, locale);
  return { parts: byColumn ? parts.toSorted(byColumn) : parts, total, corrected };
};
