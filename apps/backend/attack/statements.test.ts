import { StatementSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { fillFolder } from '../bench/fillFolder.ts';
import { openSqliteStore } from '../src/store/sqlite/openSqliteStore.ts';
import { startBackend } from '../tests/startBackend.ts';
import { temporaryFolder } from '../tests/temporaryFolder.ts';
import { attackSize } from './attackSize.ts';
import { worstSearch } from './worstSearch.ts';

/** The processor time of this thread, in milliseconds: other programs on the machine do not add to it. */
function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

test('no statement of the worst searches blocks the event loop for 20 ms', async () => {
  let longest = 0;
  const measure = (name: 'all' | 'get') => {
    const original = StatementSync.prototype[name];
    vi.spyOn(StatementSync.prototype, name).mockImplementation(function (this: StatementSync, ...values) {
      const start = threadTime();
      const result: unknown = Reflect.apply(original, this, values);
      longest = Math.max(longest, threadTime() - start);
      return result as never;
    });
  };
  const store = openSqliteStore(await fillFolder(temporaryFolder(), attackSize.parts));
  measure('all');
  measure('get');
  const { app } = await startBackend({ store });
  const { rows } = await store.findParts({ limit: 1000, sort: 'price' });
  const ids = rows.map(({ _id }) => _id);
  for (let n = 0; n < attackSize.searches; n++) {
    const query = Object.entries(worstSearch(ids)).map(([name, value]) => [name, String(value)]);
    const response = await app.inject(`/api/parts?${new URLSearchParams(query)}`);
    expect(response.statusCode).toBe(200);
  }
  await store.close();
  vi.restoreAllMocks();
  console.log(`${attackSize.parts} parts: the longest statement took ${longest.toFixed(1)} ms of processor time`);
  expect(longest).toBeLessThan(20);
});
