import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openAccountFile } from '../../src/identity/emulator/accountFile.ts';
import { openSqliteStore } from '../../src/store/engines/sqlite/openSqliteStore.ts';
import { testSecret } from '../backendProcess.ts';
import { firebaseProject, launchServer, temporaryPages } from '../launchServer.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryPages();
});

describe('a failing start', () => {
  it.each<[string, NodeJS.ProcessEnv, string]>([
    ['a bad PORT', { PORT: 'http' }, 'PORT must be a whole number up to 65535, for example PORT=4173, not "http".'],
    [
      'a data folder that cannot be created',
      { DATA_DIR: '/proc/dealerkit/data' },
      'The data folder /proc/dealerkit/data cannot be written to:',
    ],
    [
      'a storefront that is not built',
      { ...firebaseProject, STOREFRONT_DIR: '/dev/null/dist' },
      'The storefront is not built: run "npm run build" first.',
    ],
  ])('explains %s in one sentence', async (_what, env, sentence) => {
    const { code, lines, errors } = await launchServer(folder, env).ended;
    expect([code, lines]).toEqual([1, []]);
    expect(errors).toMatch(/^[^\n]+\.\n$/);
    expect(errors.startsWith(sentence)).toBe(true);
  });

  it('explains a port that is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, errors } = await launchServer(folder, { ...firebaseProject, PORT: String(port) }).ended;
    expect([code, errors]).toEqual([
      1,
      `Port ${port} is in use: stop the program that uses it, or choose another port, for example PORT=${port + 1}.\n`,
    ]);
  });

  it('explains a data folder that another server uses', async () => {
    await openSqliteStore(join(folder, 'data')).close();
    const other = openAccountFile(join(folder, 'data'));
    onTestFinished(() => other.close());
    const { code, errors } = await launchServer(folder).ended;
    expect([code, errors]).toEqual([
      1,
      expect.stringMatching(/is in use by another running dealerkit: stop it, or[^\n]*\n$/),
    ]);
  });
});

describe('a start with a Firebase project', () => {
  it('ends with 0 on Ctrl-C while it waits for its database', async () => {
    const database = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void database.close());
    await once(database, 'listening');
    const { port } = database.address() as AddressInfo;
    const { child, ended } = launchServer(folder, {
      ...firebaseProject,
      ACCESS_TOKEN_SECRET: testSecret,
      DATABASE_URL: `postgres://127.0.0.1:${port}/shop`,
    });
    await Promise.race([once(database, 'connection'), ended]);
    child.kill('SIGINT');
    expect(await ended).toMatchObject({ code: 0, lines: [], errors: '' });
  });

  it.each<[string, NodeJS.ProcessEnv, boolean]>([
    ['warns without a public address', { PUBLIC_URL: '' }, true],
    ['does not warn with PUBLIC_HOSTS', { PUBLIC_URL: '', PUBLIC_HOSTS: 'shop.example' }, false],
  ])('%s', async (_what, env, warns) => {
    const { child, ready, ended } = launchServer(folder, { ...firebaseProject, ...env });
    await ready;
    child.kill('SIGTERM');
    expect((await ended).errors.includes('PUBLIC_URL is not set')).toBe(warns);
  });
});
