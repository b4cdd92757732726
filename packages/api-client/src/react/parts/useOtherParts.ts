import type { Part } from '@dealerkit/domain/entities';
import { vehiclesOfPart } from '@dealerkit/domain/parts/partFacts';
import { isOutOfStock } from '@dealerkit/domain/parts/partRules';
import { useMemo } from 'react';
import type { AsyncData } from '../data/asyncData.js';
import type { PartKind } from './search/partReader.js';
import { usePartReader } from './search/usePartReader.js';
import { useQuery } from '../data/useQuery.js';
import { useRecentParts } from './useRecentParts.js';

/** The lists below a part, as the screen of a part takes them. */
export interface OtherPartLists {
  /** The category of a part that is out of stock. */
  category: string | undefined;
  /** Parts in stock of the same kind, if the part is out of stock. */
  alternatives: readonly Part[] | undefined;
  /** Parts for the first vehicle of the part. */
  sameVehicle: { vehicle: string; parts: readonly Part[] } | undefined;
  /** The parts that this device has opened last. */
  recentlyViewed: readonly Part[];
}

/** The part of the page can be among the four, and three are shown. */
const limit = 4;

/** So many vehicles fit into a URL. */
const maxVehicles = 10;

/** Asks the host for parts in stock of the same kind, or else category, and for the same vehicles. */
const alternativesInput = ({ name, category, vehicles }: PartKind) => ({
  ...(name === undefined ? { category: [category] } : { search: name }),
  vehicle: vehicles.slice(0, maxVehicles),
  stock: 'in',
  limit,
});

/** The lists below a part; its own call comes first, and it has no others until it is given. */
export const useOtherParts = (id: string, part: Part | undefined): OtherPartLists => {
  const [vehicle] = part ? vehiclesOfPart(part) : [];
  const isSoldOut = part !== undefined && isOutOfStock(part);
  const readKind = usePartReader(isSoldOut)?.readKind;
  const kind = useMemo(() => (isSoldOut ? readKind?.(part) : undefined), [isSoldOut, part, readKind]);
  const isKnown = kind !== undefined && Boolean(kind.name ?? kind.category);
  const alternatives = useQuery('findParts', isKnown ? alternativesInput(kind) : undefined);
  const forVehicle = useQuery('findParts', vehicle === undefined ? undefined : { vehicle: [vehicle], limit });

  const othersOf = (found: AsyncData<readonly Part[]>) =>
    found.state === 'ready' ? found.data.filter(({ _id }) => _id !== id) : undefined;
  const others = othersOf(forVehicle)?.toReversed();
  return {
    category: kind?.category || undefined,
    alternatives: othersOf(alternatives),
    sameVehicle: vehicle !== undefined && others ? { vehicle, parts: others } : undefined,
    recentlyViewed: useRecentParts(id),
  };
};
