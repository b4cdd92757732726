import { expect, test } from 'vitest';
import { maxZeroResultSearches } from '../../../src/store/searches/zeroResultSearches.ts';
import type { Store } from '../../../src/store/Store.ts';

/** The tests of zero-result searches for every store. */
export function describeZeroResultSearches(openFresh: () => Promise<Store>): void {
  test('are added up over days, the most frequent first', async () => {
    const store = await openFresh();
    await store.addZeroResultSearches(new Map([['wiper', 2]]), '2026-01-01', '2025-10-03');
    await store.addZeroResultSearches(
      new Map([
        ['ব্যাটারি', 4],
        ['wiper', 3],
      ]),
      '2026-01-02',
      '2025-10-04',
    );
    expect(await store.listZeroResultSearches('2026-01-01')).toEqual([
      { text: 'wiper', searches: 5, lastDay: '2026-01-02' },
      { text: 'ব্যাটারি', searches: 4, lastDay: '2026-01-02' },
    ]);
    expect(await store.listZeroResultSearches('2026-01-03')).toEqual([]);
  });

  test('are deleted after the days that are kept', async () => {
    const store = await openFresh();
    await store.addZeroResultSearches(new Map([['old', 9]]), '2026-01-01', '2025-10-03');
    await store.addZeroResultSearches(new Map([['new', 1]]), '2026-04-02', '2026-01-02');
    expect(await store.listZeroResultSearches('2026-01-01')).toMatchObject([{ text: 'new' }]);
  });

  test('are at most as many as are kept, without the rarest and oldest', async () => {
    const store = await openFresh();
    const many = new Map(Array.from({ length: maxZeroResultSearches }, (_, n) => [`a${n}`, 2]));
    await store.addZeroResultSearches(many, '2026-01-01', '2025-10-03');
    await store.addZeroResultSearches(
      new Map([
        ['rare', 1],
        ['frequent', 3],
      ]),
      '2026-01-01',
      '2025-10-03',
    );
    const kept = (await store.listZeroResultSearches('2026-01-01')).map(({ text }) => text);
    expect(kept).toHaveLength(maxZeroResultSearches);
    expect(kept[0]).toBe('frequent');
    expect(kept).not.toContain('rare');
  });
}
