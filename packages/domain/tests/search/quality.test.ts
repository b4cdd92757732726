import { expect, it } from 'vitest';
import { otherTrades } from './otherTrades.js';
import { indexParts, measureQuality, readCatalogue, sets } from './quality.js';

it.each(sets)(
  'answers 96 % of the $name queries, 90 % of each group and every number',
  async ({ catalogue, queries }) => {
    const index = await indexParts(readCatalogue(catalogue));
    const { groups, wrong } = measureQuality(index, queries);
    const figures = [...groups].map(([group, { right, all }]) => `${group} ${right}/${all}`);
    console.log(`${queries}: ${figures.join(', ')}${wrong.map((query) => `\n  ${query}`).join('')}`);
    const sum = (key: 'right' | 'all') => [...groups.values()].reduce((total, group) => total + group[key], 0);
    expect(sum('right') / sum('all')).toBeGreaterThanOrEqual(0.96);
    for (const [group, { right, all }] of groups)
      expect(right / all, group).toBeGreaterThanOrEqual(group === 'number' ? 1 : 0.9);
  },
);

it('shows a part for at most three of sixty words of other trades', async () => {
  const index = await indexParts(sets.flatMap(({ catalogue }) => readCatalogue(catalogue)));
  const shown = otherTrades.filter((word) => index.find({ search: word }).found.length > 0);
  console.log(
    `other trades: ${shown.length} of ${otherTrades.length} show a part${shown.length > 0 ? `: ${shown.join(', ')}` : ''}`,
  );
  expect(otherTrades).toHaveLength(60);
  expect(shown.length).toBeLessThanOrEqual(3);
});
