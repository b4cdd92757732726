import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { retentionDefaults } from '@dealerkit/domain/account/personalData';
import { expect, onTestFinished, test } from 'vitest';
import { openSqliteStore } from '../../src/store/engines/sqlite/openSqliteStore.ts';
import { identityOf, karim, rahim } from '../fixtures.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

test('a deletion that fails keeps its account whole, and neither others nor what is kept no longer', async () => {
  const folder = temporaryFolder();
  const store = openSqliteStore(folder);
  onTestFinished(() => store.close());
  for (const email of [rahim, karim]) {
    await store.signIn(identityOf(email));
    await store.askAccountDeletion(email, Date.now());
  }
  await store.addZeroResultSearches(new Map([['gasket', 2]]), '2020-01-01', '2019-01-01');
  const db = new DatabaseSync(path.join(folder, 'dealerkit.sqlite'));
  db.exec(`CREATE TRIGGER broken BEFORE DELETE ON users WHEN old.email = '${rahim}'
    BEGIN SELECT RAISE(ABORT, 'The row is broken.'); END`);
  db.close();
  const times = { days: retentionDefaults, now: Date.now() + 1000 };
  expect(await store.applyRetention(times)).toMatchObject({
    accounts: 1,
    zeroResultSearches: 1,
    failed: [{ userId: (await store.getUser(rahim))?._id, error: { message: 'The row is broken.' } }],
  });
  expect(await store.getMyData(rahim)).toMatchObject({ account: { email: rahim } });
  expect(await store.getAccount(karim)).toBeUndefined();
  expect((await store.findAudit({ limit: 9, search: rahim })).total).toBe(1);
});
