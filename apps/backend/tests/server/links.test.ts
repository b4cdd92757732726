import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { site } from '../../src/site/site.ts';
import { storybook } from '../../src/site/storybook.ts';
import { startBackend } from '../startBackend.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

let folder: string;
let outside: string;

beforeEach(() => {
  folder = temporaryFolder();
  outside = temporaryFolder();
  writeFileSync(join(outside, 'secret.txt'), 'secret');
  writeFileSync(join(outside, 'index.html'), 'secret');
  writeFileSync(join(folder, 'app.html'), '<title>App</title>');
  writeFileSync(join(folder, 'a.js'), 'a');
});

const serve = async (served = folder) => {
  const { app } = await startBackend({
    async site(origin) {
      await site(origin, { folder: served });
      await origin.register(storybook, { folder: served });
    },
  });
  return async (url: string) => {
    const { statusCode, body } = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
    return [statusCode, body];
  };
};

test('refuses files that a symbolic link in the served folder leads to', async () => {
  symlinkSync(join(outside, 'secret.txt'), join(folder, 'link.txt'));
  symlinkSync(join(outside, 'secret.txt'), join(folder, 'a.js.br'));
  symlinkSync(outside, join(folder, 'blog'));
  writeFileSync(join(folder, 'index.html'), 'stories');
  const get = await serve();
  for (const url of ['/link.txt', '/blog/secret.txt', '/a.js', '/storybook/link.txt', '/storybook/blog/secret.txt']) {
    expect([url, ...(await get(url))]).toEqual([url, 404, expect.not.stringContaining('secret')]);
  }
  expect(await get('/blog')).toEqual([200, '<title>App</title>']);
  expect(await get('/storybook/')).toEqual([200, 'stories']);
});

test('refuses a file that is replaced by a symbolic link after the start', async () => {
  const get = await serve();
  expect(await get('/a.js')).toEqual([200, 'a']);
  renameSync(join(folder, 'a.js'), join(folder, 'b.js'));
  symlinkSync(join(outside, 'secret.txt'), join(folder, 'a.js'));
  expect(await get('/a.js')).toEqual([404, expect.not.stringContaining('secret')]);
});

test('serves a folder that is itself a symbolic link, also after the link leads elsewhere', async () => {
  const link = join(temporaryFolder(), 'current');
  symlinkSync(folder, link);
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/b.js'), 'b');
  const get = await serve(link);
  expect(await get('/assets/b.js')).toEqual([200, 'b']);
  renameSync(link, `${link}-old`);
  symlinkSync(outside, link);
  expect(await get('/assets/b.js')).toEqual([200, 'b']);
});
