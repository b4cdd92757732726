import { expect, onTestFinished, test, vi } from 'vitest';
import { admin, startBackend } from '../startBackend.ts';

/** A word without digits for each number. */
const word = (n: number) =>
  Array.from(n.toString(26), (digit) => 'qwxzvkjhgfdsaptyuiolmnbcre'[parseInt(digit, 26)]).join('');

/** Fifty kinds of 60 names each. */
const names = Array.from({ length: 50 }, (_, kind) => {
  const each = (start: string) => Array.from({ length: 20 }, (__, n) => `${start} ${word(1_000_000 + kind * 60 + n)}`);
  return {
    kind: `kind-${word(kind)}-x`,
    category: 'Other',
    names: each('part'),
    bangla: each('পার্ট'),
    latin: each('parts'),
  };
});

test('a change of all synonyms lets other calls run after each kind', async () => {
  const { clientOf } = await startBackend();
  const dealer = await clientOf(admin);
  await dealer.getSynonyms();
  // Each time that the change looks, its turn is over.
  let now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
  onTestFinished(() => clock.mockRestore());
  let otherCalls = 0;
  let isPending = true;
  const tick = () => {
    otherCalls += 1;
    if (isPending) setImmediate(tick);
  };
  setImmediate(tick);
  expect(await dealer.setSynonyms({ names, version: 0 })).toEqual({ modifiedCount: 1 });
  isPending = false;
  // The names are checked and then indexed.
  expect(otherCalls).toBeGreaterThan(2 * names.length);
  expect((await dealer.getSynonyms()).names).toHaveLength(names.length);
});
