import { expect, it } from 'vitest';
import { otherTrades } from './otherTrades.js';
import { indexParts, measureQuality, readCatalogue, sets } from './quality.js';

const report = (text: string) => process.stdout.write(`${text}\n`);

it.each(sets)(
  'answers 96 % of the $name queries, 90 % of each group and every number',
  async ({ catalogue, queries }) => {
    const index = await indexParts(readCatalogue(catalogue));
    const { groups, wrong } = measureQuality(index, queries);
    const figures = [...groups].map(([group, { right, all }]) => `${group} ${right}/${all}`);
    report(`${queries}: ${figures.join(', ')}${wrong.map((query) => `\n  ${query}`).join('')}`);
    const sum = (key: 'right' | 'all') => [...groups.values()].reduce((total, group) => total + group[key], 0);
    expect(sum('right') / sum('all')).toBeGreaterThanOrEqual(0.96);
    const low = [...groups].filter(([group, { right, all }]) => right / all < (group === 'number' ? 1 : 0.9));
    expect(low).toEqual([]);
  },
);

it('shows a part for at most three of sixty words of other trades', async () => {
  const index = await indexParts(sets.flatMap(({ catalogue }) => readCatalogue(catalogue)));
  const shown = otherTrades.filter((word) => index.find({ search: word }).found.length > 0);
  report(`other trades: ${shown.length} of ${otherTrades.length} show a part ${shown.join(', ')}`);
  expect(otherTrades).toHaveLength(60);
  expect(shown.length).toBeLessThanOrEqual(3);
});

it('answers 95 % of the queries over 2,000 parts in 10 ms of processor time', { tags: ['long'] }, async () => {
  const parts = sets.flatMap(({ catalogue }) => readCatalogue(catalogue));
  const many = Array.from({ length: 2000 }, (_, index) => {
    const part = parts[index % parts.length];
    return { ...part, _id: `part-${index}` };
  });
  const index = await indexParts(many);
  const queries = sets.flatMap((set) => measureQuality(index, set.queries).texts);
  const times = queries.map((search) => {
    const before = process.cpuUsage();
    index.find({ search });
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  const p95 = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;
  report(`2,000 parts: p95 ${p95.toFixed(1)} ms of processor time`);
  expect(p95).toBeLessThanOrEqual(10);
});
