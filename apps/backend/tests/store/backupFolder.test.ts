import { createHash } from 'node:crypto';
import { on, once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withBackupLock } from '../../src/store/engines/sqlite/backupFolder.ts';
import { backupFolder, backupNameOf, listBackups } from '../../src/store/engines/sqlite/backupNames.ts';
import { backUp } from '../../src/store/engines/sqlite/backups.ts';
import { openSqliteStore } from '../../src/store/engines/sqlite/openSqliteStore.ts';
import { killBackups } from '../killBackups.ts';
import { disc, order } from '../fixtures.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { command, startCommand, seededFolder } from './command.ts';

const day = 86_400_000;

const namesIn = (folder: string) => listBackups(folder).map(({ name }) => name);

/** Adds files with the names of backups, made so many days ago. */
function addOlder(folder: string, ...days: number[]): string[] {
  mkdirSync(folder, { recursive: true });
  const names = days.map((ago) => backupNameOf(Date.now() - ago * day));
  for (const name of names) writeFileSync(path.join(folder, name), '');
  return names;
}

test('a backup ends while another process changes the database all the time', async () => {
  const { folder, store } = await seededFolder();
  const long = 'x'.repeat(5000);
  await Promise.all(
    Array.from({ length: 300 }, (_, n) => store.addPart({ ...disc, product_name: `Disc ${n}`, description: long })),
  );
  const done = new AbortController();
  const changes = (async () => {
    while (!done.signal.aborted)
      await store.addReview({ productName: 'Disc', reviewName: 'R', description: '', rating: 1 });
  })();
  const { parts } = await backUp(folder, path.join(temporaryFolder(), 'saved.sqlite'));
  done.abort();
  await changes;
  expect(parts).toBe(302);
}, 20_000);

test('npm run backup adds a backup that only its owner can read, copies it, and deletes the oldest of both folders', async () => {
  const { folder } = await seededFolder();
  const [own, copies] = [backupFolder(folder), temporaryFolder()];
  const [newest = '', newer = ''] = addOlder(own, 1, 2, 3);
  addOlder(copies, 1, 2, 3, 4);
  writeFileSync(path.join(own, 'dealerkit-20260101T000000Z.sqlite.draft'), 'interrupted');
  writeFileSync(path.join(own, 'dealerkit-20260101T000000Z.sqlite.sha256'), 'interrupted');
  writeFileSync(path.join(own, 'note.txt'), '');
  const { code, output } = await command('backup', [], folder, { BACKUP_KEEP: '3', BACKUP_COPY_TO: copies });
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(/^Saved 2 parts, 1 orders, 1 users and 1 reviews in \S.*Z\.sqlite\.\nCopied to [^\n]+\.$/),
  ]);
  const [made = '', ...others] = namesIn(own);
  expect(others).toEqual([newest, newer]);
  expect(namesIn(copies)).toEqual([made, newest, newer]);
  expect(readdirSync(own).toSorted()).toEqual([made, `${made}.sha256`, newest, newer, 'note.txt'].toSorted());
  for (const backups of [own, copies]) {
    const [file, beside] = [made, `${made}.sha256`].map((name) => readFileSync(path.join(backups, name)));
    const hash = createHash('sha256')
      .update(file ?? '')
      .digest('hex');
    expect(String(beside)).toBe(`${hash}  ${made}\n`);
  }
  const modes = [own, path.join(own, made), path.join(copies, made)].map((file) => statSync(file).mode & 0o777);
  expect(modes).toEqual([0o700, 0o600, 0o600]);
});

test('a backup of a clock that was ahead neither takes the place of the last one nor stays for ever', async () => {
  const { folder } = await seededFolder();
  const own = backupFolder(folder);
  const [ahead = ''] = addOlder(own, -400, -500, 1);
  expect((await command('backup', [], folder, { BACKUP_KEEP: '2' })).code).toBe(0);
  expect(namesIn(own)).toHaveLength(2);
  expect(namesIn(own)).not.toContain(ahead);
  expect(listBackups(own).some(({ at }) => Math.abs(at - Date.now()) < day / 2)).toBe(true);
});

test('a backup that cannot be copied is kept and says so, and the next one copies both', async () => {
  const { folder } = await seededFolder();
  const copies = path.join(temporaryFolder(), 'mounted');
  const first = await command('backup', [], folder, { BACKUP_COPY_TO: copies });
  expect([first.code, first.errors]).toEqual([1, expect.stringMatching(/^\S.*mounted.* cannot be written[^\n]+\.$/)]);
  const own = backupFolder(folder);
  expect(namesIn(own)).toHaveLength(1);
  mkdirSync(copies);
  // Two backups of one second have the same name.
  const [only = ''] = namesIn(own);
  await expect.poll(() => backupNameOf(Date.now())).not.toBe(only);
  expect((await command('backup', [], folder, { BACKUP_COPY_TO: copies })).code).toBe(0);
  expect(namesIn(copies)).toEqual(namesIn(own));
  expect(namesIn(copies)).toHaveLength(2);
});

const waiting = 'Waiting until another backup has ended.';
const unexpected = () => expect.unreachable('It waits for no other process.');

test('a backup waits until another one of the shop has ended, and says so', async () => {
  const { folder } = await seededFolder();
  const { ended } = await withBackupLock(
    folder,
    'backup',
    async () => {
      const started = startCommand('backup', [], folder);
      const [first] = (await once(started.child.stdout, 'data')) as [Buffer];
      expect(String(first)).toBe(`${waiting}\n`);
      expect(namesIn(backupFolder(folder))).toEqual([]);
      return started;
    },
    unexpected,
  );
  expect(await ended).toMatchObject({ code: 0, output: expect.stringContaining('Saved 2 parts') as string });
  expect(namesIn(backupFolder(folder))).toHaveLength(1);
});

test('a backup is made while another one is still copied', async () => {
  const { folder } = await seededFolder();
  const copies = temporaryFolder();
  const { ended } = await withBackupLock(
    folder,
    'copy',
    async () => {
      const started = startCommand('backup', [], folder, { BACKUP_COPY_TO: copies });
      let output = '';
      for await (const text of on(started.child.stdout, 'data')) {
        output += String(text);
        if (output.includes(waiting)) break;
      }
      expect(namesIn(backupFolder(folder))).toHaveLength(1);
      expect(namesIn(copies)).toEqual([]);
      return started;
    },
    unexpected,
  );
  expect((await ended).code).toBe(0);
  expect(namesIn(copies)).toEqual(namesIn(backupFolder(folder)));
});

test.runIf(process.getuid?.() === 0)(
  'a backup of root belongs to the owner of the database, whose backups go on',
  async () => {
    const { folder } = await seededFolder();
    const owner = 65_534;
    for (const name of readdirSync(folder)) chownSync(path.join(folder, name), owner, owner);
    expect((await command('backup', [], folder)).code).toBe(0);
    const names = readdirSync(folder, { recursive: true }).map(String);
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => statSync(path.join(folder, name)).uid !== owner)).toEqual([]);
  },
);

test('a full disk harms no backup, and leaves no file', async () => {
  const { folder } = await seededFolder();
  const own = backupFolder(folder);
  const older = addOlder(own, 1, 2);
  const { code, errors } = await command('backup', [], folder, { BACKUP_KEEP: '1' }, 16);
  expect([code, errors]).toEqual([1, expect.stringMatching(/^[^\n]+ cannot be written[^\n]+ free space [^\n]+\.$/)]);
  expect(readdirSync(own).toSorted()).toEqual(older.toSorted());
});

test('a start without a database creates no new shop beside the backups of an earlier one, and makes them private', async () => {
  const { folder, store } = await seededFolder();
  await command('backup', [], folder);
  await store.close();
  chmodSync(backupFolder(folder), 0o755);
  const [name = ''] = namesIn(backupFolder(folder));
  for (const file of readdirSync(folder)) if (file !== 'backups') rmSync(path.join(folder, file));
  expect(() => openSqliteStore(folder)).toThrow(
    expect.objectContaining({ reason: 'lost', message: expect.stringContaining(name) as string }),
  );
  expect(statSync(backupFolder(folder)).mode & 0o777).toBe(0o700);
});

test('npm run restore:drill restores the last backup without touching the shop', async () => {
  const { folder, store } = await seededFolder();
  await command('backup', [], folder);
  await store.placeOrder(order);
  const drill = await command('restoreDrill', [], folder);
  expect([drill.code, drill.output]).toEqual([
    0,
    expect.stringMatching(
      /Z\.sqlite can be restored: 2 parts, 1 orders, .* in [\d.]+ s\.\nIts newest order was placed at 20/,
    ),
  ]);
  expect((await store.findOrders({ limit: 9 })).total).toBe(2);
  const [name = ''] = namesIn(backupFolder(folder));
  writeFileSync(path.join(backupFolder(folder), name), 'This is not a database. '.repeat(100));
  expect((await command('restoreDrill', [], folder)).errors).toMatch(/ has changed since its checksum was written in /);
  rmSync(backupFolder(folder), { recursive: true });
  expect((await command('restoreDrill', [], folder)).errors).toMatch(/There is no backup in .*: make one with/);
});

/** `npm run prove:backup` kills 50. */
const kills = 5;

test(
  `${kills} backups that are killed while orders are placed harm neither the database nor the last good backup`,
  { tags: ['long'] },
  async () => {
    const { killed, acknowledged, lost, harmed } = await killBackups(temporaryFolder(), kills);
    expect({ lost, harmed }).toEqual({ lost: [], harmed: [] });
    expect(killed).toBe(kills);
    expect(acknowledged).toBeGreaterThan(kills * 20);
  },
);
