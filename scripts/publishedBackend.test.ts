import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished, vi } from 'vitest';

vi.setConfig({ testTimeout: 120_000 });

const backend = join(import.meta.dirname, '../apps/backend');
const command = join(backend, 'dist/commands/dealerkitBackend.js');

/** Runs Node in the folder of the backend on an empty data folder. */
function published() {
  const folder = mkdtempSync(join(tmpdir(), 'dealerkit-published-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const env = { PATH: process.env['PATH'], DATA_DIR: folder };
  return {
    folder,
    node: async (...args: string[]) => promisify(execFile)(process.execPath, args, { cwd: backend, env }),
  };
}

it('the published backend lists admins, backs up, restores and tries a restore', async () => {
  const { folder, node } = published();
  const file = join(folder, 'copy.sqlite');
  const createShop = `
    import { openSqliteStore } from './dist/store/engines/sqlite/openSqliteStore.js';
    await openSqliteStore(process.env.DATA_DIR).close();`;
  await node('--input-type=module', '-e', createShop);
  expect((await node(command, 'admin', 'list')).stdout).toBe('There are no admins.\n');
  await node(command, 'backup', file);
  expect(existsSync(file)).toBe(true);
  await node(command, 'restore:drill', file);
  await node(command, 'restore', file);
});

it('the published backend says how its commands are typed in a site', async () => {
  const { node } = published();
  await expect(node(command, 'admin')).rejects.toThrow('npx dealerkit-backend admin grant <e-mail>');
  await expect(node(command, 'move')).rejects.toThrow('npx dealerkit-backend move --to postgres://');
  await expect(node(command, 'restore:drill')).rejects.toThrow('make one with "npx dealerkit-backend backup"');
});

it('the published backend encodes a picture in a process of its own', async () => {
  const script = `
    import sharp from 'sharp';
    import { createPictureEncoder } from './dist/pictures/pictureEncoder.js';
    const create = { width: 320, height: 240, channels: 3, background: 'red' };
    const bytes = await sharp({ create }).jpeg().toBuffer();
    const { width, height } = await createPictureEncoder()(bytes, () => true);
    process.stdout.write(width + 'x' + height);
    process.exit();`;
  expect((await published().node('--input-type=module', '-e', script)).stdout).toBe('320x240');
});
