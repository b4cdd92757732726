import { expect, test } from 'vitest';
import type { Store } from '../../../src/store/Store.ts';
import { disc } from '../../fixtures.ts';

const dealer = 'admin@dealer.example';

const wheelHub = { kind: 'wheel-hub', category: 'Wheels', names: ['zzubble'], bangla: [], latin: ['chakar buk'] };
const umbrella = { kind: 'umbrella', category: 'Rain', names: ['umbrella'], bangla: ['ছাতা'], latin: ['chata'] };

/** Adds some hubs, and resolves to the function that returns the names that a search finds. */
async function openHubs(openFresh: () => Promise<Store>) {
  const store = await openFresh();
  for (const n of [1, 2, 3]) await store.addPart({ ...disc, product_name: `Umbrella ${n}`, description: '' });
  const find = async (search: string) =>
    (await store.findParts({ search, limit: 9 })).rows.map(({ product_name }) => product_name);
  return { store, find };
}

/** The tests of the synonyms for every store. */
export function describeSynonyms(openFresh: () => Promise<Store>): void {
  test('are stored, and audited, if they are of the version that was read', async () => {
    const store = await openFresh();
    expect(await store.getSynonyms()).toEqual({ names: [], version: 0 });
    expect(await store.setSynonyms([wheelHub, umbrella], 0, dealer)).toBe('changed');
    expect(await store.getSynonyms()).toEqual({ names: [umbrella, wheelHub], version: 1 });
    expect(await store.setSynonyms([], 0, dealer)).toBe('conflict');
    expect((await store.getSynonyms()).names).toHaveLength(2);
    const { rows } = await store.findAudit({ limit: 5 });
    expect(rows).toMatchObject([{ actor: dealer, action: 'change synonyms', detail: 'wheel-hub, umbrella' }]);
  });

  test('find parts once these are indexed, some at a time, and searches work meanwhile', async () => {
    const { store, find } = await openHubs(openFresh);
    expect(await find('chata')).toEqual([]);
    await store.setSynonyms([umbrella], 0, dealer);
    expect(await store.countOutdatedParts()).toBe(3);
    expect(await store.indexParts(2)).toBe(2);
    expect(await store.countOutdatedParts()).toBe(1);
    expect(await find('ছাতা')).toHaveLength(2);
    expect(await store.addPart({ ...disc, product_name: 'Umbrella 4' })).toMatchObject({ outcome: 'added' });
    expect(await store.indexParts(2)).toBe(2);
    while ((await store.indexParts(2)) > 0);
    expect(await store.countOutdatedParts()).toBe(0);
    expect(await find('chata')).toHaveLength(4);
    expect(await store.findFacets({ category: ['Rain'] })).toMatchObject({ total: 4 });
    expect(await store.indexParts(2)).toBe(0);
  });

  test('of a kind that parts already are find these at once, also in facets that were counted before', async () => {
    const { store, find } = await openHubs(openFresh);
    await store.addPart({ ...disc, product_name: 'Brake disc', description: '' });
    expect(await store.findFacets({ search: 'zzubble' })).toMatchObject({ total: 0 });
    const brakeDisc = { kind: 'brake-disc', category: 'Brakes', names: [], bangla: [], latin: ['zzubble'] };
    await store.setSynonyms([brakeDisc], 0, dealer);
    expect(await find('zzubble')).toEqual(['Brake disc']);
    expect(await store.findFacets({ search: 'zzubble' })).toMatchObject({ total: 1 });
    await store.indexParts(9);
    expect(await store.findFacets({ search: 'zzubble' })).toMatchObject({ total: 1 });
  });

  test('no longer find parts once they are removed', async () => {
    const { store, find } = await openHubs(openFresh);
    await store.setSynonyms([umbrella], 0, dealer);
    await store.indexParts(9);
    expect(await find('chata')).toHaveLength(3);
    await store.setSynonyms([], 1, dealer);
    await store.indexParts(9);
    expect(await find('chata')).toEqual([]);
    expect(await find('umbrella')).toHaveLength(3);
  });
}
