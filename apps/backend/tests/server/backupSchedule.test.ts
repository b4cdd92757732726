import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BackupStatus } from '@dealerkit/domain/books/overview';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { backupSchedule } from '../../src/operation/backupSchedule.ts';
import { backupFolder, backupNameOf, listBackups } from '../../src/store/sqlite/backupNames.ts';
import { admin, startBackend } from '../startBackend.ts';
import { seededFolder } from '../store/command.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const hour = 3_600_000;

afterEach(() => vi.unstubAllEnvs());

/** A shop whose last backup is so old, with a schedule that looks at it every few milliseconds. */
async function scheduledShop(hoursAgo: number, settings: { copyTo?: string; dataDir?: string } = {}) {
  const dataDir = settings.dataDir ?? (await seededFolder()).folder;
  const folder = backupFolder(dataDir);
  mkdirSync(folder, { recursive: true });
  const last = backupNameOf(Date.now() - hoursAgo * hour);
  writeFileSync(path.join(folder, last), '');
  const schedule = backupSchedule({ hours: 24, checkInterval: 5, keep: 14, dataDir, copyTo: settings.copyTo });
  onTestFinished(() => schedule.stop());
  const error = vi.fn<(line: string) => void>();
  schedule.start({ error });
  return { ...schedule, error, folder, last };
}

test('a backup that was missed is made soon after the start, and only once', async () => {
  const start = Date.now();
  const { status, error, folder } = await scheduledShop(72);
  expect(status()).toMatchObject({ isLate: true });
  await expect.poll(() => status()).toMatchObject({ isLate: false });
  await expect.poll(() => listBackups(folder)).toHaveLength(2);
  expect(Date.parse(status().lastAt ?? '')).toBeGreaterThan(start - 60_000);
  expect([status().problem, error.mock.calls]).toEqual([undefined, []]);
});

test('a backup is made for settings that are not in the environment', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('DATABASE_URL', 'postgres://127.0.0.1/other');
  const { error, folder } = await scheduledShop(72);
  await expect.poll(() => listBackups(folder).length + error.mock.calls.length).toBe(2);
  expect(error.mock.calls).toEqual([]);
});

test('a backup that is not due is not made, and is late only after two intervals', async () => {
  const { status, folder, last } = await scheduledShop(23);
  expect(status()).toMatchObject({ isLate: false });
  const others = [await scheduledShop(47), await scheduledShop(49)];
  expect(others.map((shop) => shop.status().isLate)).toEqual([false, true]);
  // These were due, so the first one had time enough for a backup.
  for (const shop of others) await expect.poll(() => listBackups(shop.folder)).toHaveLength(2);
  expect(listBackups(folder).map(({ name }) => name)).toEqual([last]);
});

test('a backup that cannot be made is reported, keeps the time of the last one, and is not tried again at once', async () => {
  const { status, error, folder, last } = await scheduledShop(72, { dataDir: temporaryFolder() });
  await expect.poll(() => status().problem).toBe('failed');
  expect(status()).toMatchObject({ isLate: true, lastAt: new Date(listBackups(folder)[0]?.at ?? 0).toISOString() });
  expect(listBackups(folder).map(({ name }) => name)).toEqual([last]);
  // Another shop makes a backup meanwhile, so there was time enough for a second try.
  const other = await scheduledShop(72);
  await expect.poll(() => listBackups(other.folder)).toHaveLength(2);
  expect(error.mock.calls).toEqual([[expect.stringMatching(/^backup failed: The data folder .* has no database/)]]);
});

test('a backup that cannot be copied is reported and is not late', async () => {
  const { status, error } = await scheduledShop(72, { copyTo: path.join(temporaryFolder(), 'unmounted') });
  await expect.poll(() => status()).toMatchObject({ isLate: false, problem: 'notCopied' });
  expect(error.mock.calls).toEqual([[expect.stringMatching(/^backup notCopied: .* cannot be written/)]]);
});

test('admins see the state of the backups in the overview and in the detail of the health, and Prometheus its age', async () => {
  const lastAt = new Date(Date.now() - 72 * hour).toISOString();
  let backup: BackupStatus = { lastAt, isLate: true, problem: 'failed' };
  const { app, clientOf } = await startBackend({ backupStatus: () => backup });
  const client = await clientOf(admin);
  expect((await client.getOverview()).backup).toEqual(backup);
  expect(await client.getHealthDetail()).toEqual({ status: 'ok', backup });
  expect((await app.inject('/api/healthz')).json()).toEqual({ status: 'ok' });
  const scrape = async () => (await app.inject({ url: '/api/metrics', remoteAddress: '127.0.0.1' })).body;
  const lines = await scrape();
  expect(Number(/^dealerkit_backup_age_seconds (\S+)$/m.exec(lines)?.[1])).toBeCloseTo(72 * 3600, -3);
  for (const line of ['late"} 1', 'failed"} 1', 'notCopied"} 0']) {
    expect(lines).toContain(`dealerkit_backup_problem{problem="${line}`);
  }
  backup = { isLate: false };
  expect(await scrape()).not.toMatch(/^dealerkit_backup_age_seconds /m);
});

test('a backend that makes no backups, as with PostgreSQL, says nothing of them', async () => {
  const { app, clientOf } = await startBackend();
  const client = await clientOf(admin);
  expect(await client.getOverview()).not.toHaveProperty('backup');
  expect(await client.getHealthDetail()).toEqual({ status: 'ok' });
  const { body } = await app.inject({ url: '/api/metrics', remoteAddress: '127.0.0.1' });
  expect(body).not.toMatch(/^dealerkit_backup_\w+(\{.*\})? /m);
});
