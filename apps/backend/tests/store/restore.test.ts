import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { backUp, restore } from '../../src/store/engines/sqlite/backups.ts';
import { openSqliteStore } from '../../src/store/engines/sqlite/openSqliteStore.ts';
import { order } from '../fixtures.ts';
import { snapshot } from '../snapshot.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { command, seededFolder } from './command.ts';

/** A stopped shop with one more order than its backup, and the contents of both. */
async function stoppedShop() {
  const { folder, store } = await seededFolder();
  const backup = path.join(temporaryFolder(), 'backup.sqlite');
  await backUp(folder, backup);
  const saved = await snapshot(store);
  await store.placeOrder(order);
  const live = await snapshot(store);
  await store.close();
  return { folder, backup, saved, live, database: path.join(folder, 'dealerkit.sqlite') };
}

async function contentOf(folder: string) {
  const store = openSqliteStore(folder);
  onTestFinished(() => store.close());
  return snapshot(store);
}

describe('a restore', () => {
  test.each(Array.from({ length: 10 }, (_, step) => step))(
    'that is killed before step %i leaves either the live database or the backup',
    async (step) => {
      const { folder, backup, saved, live } = await stoppedShop();
      await command('restore', [backup], folder, {
        NODE_OPTIONS: `--import=${path.join(import.meta.dirname, 'killAtStep.ts')}`,
        KILL_AT_STEP: String(step),
      });
      expect([saved, live]).toContainEqual(await contentOf(folder));
    },
  );

  test.each(['restore', 'restoreDrill'])('%s refuses a backup of which a character has changed', async (name) => {
    const { folder, backup, live } = await stoppedShop();
    const content = readFileSync(backup);
    const text = Buffer.from('Brake Disc');
    content.write('Brake Disk', content.indexOf(text));
    writeFileSync(backup, content);
    const { code, errors } = await command(name, [backup], folder);
    expect([code, errors]).toEqual([
      1,
      expect.stringMatching(/ has changed since its checksum was written in .+\.sha256: /),
    ]);
    const kept = openSqliteStore(folder);
    expect(await snapshot(kept)).toEqual(live);
    await kept.close();
    rmSync(`${backup}.sha256`);
    const { code: accepted, output } = await command(name, [backup], folder);
    expect([accepted, output]).toEqual([0, expect.stringContaining(' has no checksum beside it')]);
  });

  test('on a full disk keeps the live database', async () => {
    const { folder, backup, live } = await stoppedShop();
    // The file size limit of the shell, in KiB, simulates the full disk.
    const { code, errors } = await command('restore', [backup], folder, {}, 16);
    expect([code, errors]).toEqual([1, expect.stringMatching(/^[^\n]+ cannot be written[^\n]*\.$/)]);
    expect(await contentOf(folder)).toEqual(live);
    expect(readdirSync(folder).filter((name) => name.includes('draft'))).toEqual([]);
  });

  test.each<[what: string, name: (database: string) => string]>([
    ['the live file', (database) => database],
    [
      'a symbolic link to the live file',
      (database) => {
        symlinkSync(database, `${database}-link`);
        return `${database}-link`;
      },
    ],
    [
      'a hard link to the live file',
      (database) => {
        linkSync(database, `${database}-link`);
        return `${database}-link`;
      },
    ],
  ])('from %s is refused', async (_what, name) => {
    const { folder, live, database } = await stoppedShop();
    await expect(restore(folder, name(database))).rejects.toThrow(/ is the live database itself: choose a backup\.$/);
    expect(await contentOf(folder)).toEqual(live);
  });

  test.each<[what: string, create: (file: string) => void]>([
    ['garbage', (file) => writeFileSync(file, 'This is not a database. '.repeat(100))],
    ['an empty file', (file) => writeFileSync(file, '')],
    ['a folder', (file) => mkdirSync(file)],
  ])('from %s is refused in one sentence', async (_what, create) => {
    const { folder, live } = await stoppedShop();
    const file = path.join(temporaryFolder(), 'backup.sqlite');
    create(file);
    await expect(restore(folder, file)).rejects.toThrow(/^[^\n]+ is not an undamaged database of dealerkit[^\n]+$/);
    expect(await contentOf(folder)).toEqual(live);
  });
});

describe('a start without a database', () => {
  test.each([
    'dealerkit.sqlite.before-20261122',
    'dealerkit.sqlite-wal',
    'dealerkit.sqlite.draft',
    'demo-identity.sqlite',
  ])('fails and creates no new shop when %s of an earlier shop exists', async (name) => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, name), '');
    expect(() => openSqliteStore(folder)).toThrow(
      expect.objectContaining({ reason: 'lost', message: expect.stringContaining(name) as string }),
    );
    expect(readdirSync(folder)).toEqual([name]);
    rmSync(path.join(folder, name));
    await openSqliteStore(folder).close();
  });
});
