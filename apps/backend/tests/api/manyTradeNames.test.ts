import { tradeNameLimits } from '@dealerkit/domain/tradeNameLimits';
import { expect, test } from 'vitest';
import { admin, startBackend } from '../startBackend.ts';

/** A word without digits for each number. */
const word = (n: number) =>
  Array.from(n.toString(26), (digit) => 'qwxzvkjhgfdsaptyuiolmnbcre'[parseInt(digit, 26)]).join('');

/** As many kinds as a dealer may add, of 60 names each. */
const names = Array.from({ length: tradeNameLimits.kinds }, (_, kind) => {
  const each = (start: string) => Array.from({ length: 20 }, (__, n) => `${start} ${word(1_000_000 + kind * 60 + n)}`);
  return {
    kind: `kind-${word(kind)}-x`,
    category: 'Other',
    names: each('part'),
    bangla: each('পার্ট'),
    latin: each('parts'),
  };
});

function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

test('a change of all trade names lets other calls run in between', async () => {
  const { clientOf } = await startBackend();
  const dealer = await clientOf(admin);
  await dealer.getTradeNames();
  let longest = 0;
  let isPending = true;
  let last = threadTime();
  const tick = () => {
    longest = Math.max(longest, threadTime() - last);
    last = threadTime();
    if (isPending) setImmediate(tick);
  };
  setImmediate(tick);
  const changing = dealer.setTradeNames({ names, version: 0 });
  expect(await changing).toEqual({ modifiedCount: 1 });
  isPending = false;
  expect(longest).toBeLessThan(100);
  expect((await dealer.getTradeNames()).names).toHaveLength(names.length);
});
