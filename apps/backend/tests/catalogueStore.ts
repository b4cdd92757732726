import type { Catalogue, Store } from '../src/store/Store.ts';

/** A store without replicas that has only a catalogue. */
export function catalogueStore(
  catalogue: Catalogue,
  catalogueVersion: Store['catalogueVersion'] = async () => '1',
): Pick<Store, 'catalogueVersion' | 'readCatalogue'> {
  return { catalogueVersion, readCatalogue: (_version, read) => read(catalogue) };
}

/** The reads of a catalogue that no search reads. */
export const unsearched: Pick<
  Catalogue,
  'findFacets' | 'findPartsByNumber' | 'findSuggestions' | 'getParts' | 'getDeletedName'
> = {
  findFacets: () => Promise.reject(new Error('not searched')),
  findPartsByNumber: () => Promise.reject(new Error('not searched')),
  findSuggestions: () => Promise.reject(new Error('not searched')),
  getDeletedName: async () => undefined,
  getParts: () => Promise.reject(new Error('not read by ids')),
};
