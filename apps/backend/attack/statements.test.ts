import { expect, test } from 'vitest';
import { fillFolder } from '../bench/fillFolder.ts';
import { openSqliteStore } from '../src/store/engines/sqlite/openSqliteStore.ts';
import { measureStatements } from '../tests/measureStatements.ts';
import { startBackend } from '../tests/startBackend.ts';
import { temporaryFolder } from '../tests/temporaryFolder.ts';
import { attackSize } from './attackSize.ts';
import { worstSearch } from './worstSearch.ts';

test('no statement of the worst searches and their facets blocks the event loop for 20 ms', async () => {
  const store = openSqliteStore(await fillFolder(temporaryFolder(), attackSize.parts, 0, attackSize.orders));
  const longestStatement = measureStatements();
  const { app } = await startBackend({ store });
  const { rows } = await store.findParts({ limit: 1000, sort: 'price' });
  const ids = rows.map(({ _id }) => _id);
  for (let n = 0; n < attackSize.searches; n++) {
    const query = Object.entries(worstSearch(ids)).map(([name, value]) => [name, String(value)]);
    const response = await app.inject(`/api/parts?${new URLSearchParams(query)}`);
    expect(response.statusCode).toBe(200);
  }
  const everyWord = 'trucks+imported+tested+kept+both+showrooms+number+for';
  for (const search of ['', 'search=trucks&', 'search=volvo+trucks&', `search=${everyWord}&`]) {
    expect((await app.inject(`/api/facets?${search}max=1000000`)).statusCode).toBe(200);
  }
  await store.close();
  const { time } = longestStatement();
  console.log(`${attackSize.parts} parts: the longest statement took ${time.toFixed(1)} ms of processor time`);
  expect(time).toBeLessThan(20);
});
