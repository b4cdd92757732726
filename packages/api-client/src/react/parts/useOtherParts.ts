import type { Part } from '@dealerkit/domain/entities';
import { vehiclesOfPart } from '@dealerkit/domain/parts/partFacts';
import { isOutOfStock } from '@dealerkit/domain/parts/partRules';
import { useMemo } from 'react';
import { useAbilities } from '../data/ClientProvider.js';
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

const isForOneOf = (part: Part, vehicles: readonly string[]) =>
  vehiclesOfPart(part).some((vehicle) => vehicles.includes(vehicle));

/** The lists below a part; its own call comes first, and it has no others until it is given. */
export const useOtherParts = (id: string, part: Part | undefined): OtherPartLists => {
  const { findParts: isFoundByHost } = useAbilities();
  const [vehicle] = part ? vehiclesOfPart(part) : [];
  const isSoldOut = part !== undefined && isOutOfStock(part);
  const readKind = usePartReader(isSoldOut)?.readKind;
  const kind = useMemo(() => (isSoldOut ? readKind?.(part) : undefined), [isSoldOut, part, readKind]);
  const isKnown = kind !== undefined && Boolean(kind.name ?? kind.category);

  const all = useQuery('listParts', !isFoundByHost && (isKnown || vehicle !== undefined) ? {} : undefined);
  const foundAlternatives = useQuery('findParts', isFoundByHost && isKnown ? alternativesInput(kind) : undefined);
  const foundForVehicle = useQuery(
    'findParts',
    isFoundByHost && vehicle !== undefined ? { vehicle: [vehicle], limit } : undefined,
  );
  const list = all.state === 'ready' ? all.data : undefined;

  const listed = useMemo(() => {
    // The newest are the last ones.
    const others = list?.filter(({ _id }) => _id !== id).toReversed();
    const isAlternative = (other: Part) => {
      if (!kind || !readKind || isOutOfStock(other)) return false;
      const { name, category } = readKind(other);
      const isSameKind = kind.name === undefined ? category === kind.category : name === kind.name;
      return isSameKind && (kind.vehicles.length === 0 || isForOneOf(other, kind.vehicles));
    };
    return {
      alternatives: isKnown ? others?.filter(isAlternative) : undefined,
      forVehicle: vehicle === undefined ? undefined : others?.filter((other) => isForOneOf(other, [vehicle])),
    };
  }, [list, id, kind, isKnown, readKind, vehicle]);

  const othersOf = (found: typeof foundAlternatives) =>
    found.state === 'ready' ? found.data.filter(({ _id }) => _id !== id) : undefined;
  const forVehicle = isFoundByHost ? othersOf(foundForVehicle)?.toReversed() : listed.forVehicle;
  return {
    category: kind?.category || undefined,
    alternatives: isFoundByHost ? othersOf(foundAlternatives) : listed.alternatives,
    sameVehicle: vehicle !== undefined && forVehicle ? { vehicle, parts: forVehicle } : undefined,
    recentlyViewed: useRecentParts(id),
  };
};
