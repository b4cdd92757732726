import { expect, onTestFinished, test } from 'vitest';
import { dealer, headersOf, stock } from '../tests/backendProcess.ts';
import { temporaryFolder } from '../tests/temporaryFolder.ts';
import { endProcess, startServer } from './startServer.ts';

test('dates of orders that no calendar has are answered with the field', async () => {
  const dataDir = temporaryFolder();
  await stock({ dataDir, databaseUrl: undefined }, 10);
  const { child, origin } = await startServer(dataDir);
  onTestFinished(() => endProcess(child));
  const headers = await headersOf(dealer);
  const dates = ['9999-12-31', '0000-01-01', '9999-12-31T23:59:59-12:00', '2026-13-01', '1e300', '-1', '275760-09-13'];
  for (const field of ['from', 'to']) {
    for (const date of dates) {
      const response = await fetch(`${origin}/api/orders?${field}=${encodeURIComponent(date)}`, { headers });
      expect([date, response.status]).toEqual([date, 400]);
      expect(await response.json()).toMatchObject({ issues: [{ path: field }] });
    }
  }
});
