import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { site } from '../../src/site/site.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

/** Replaces the built storefront by another build, and starts a server with it. */
async function deploy(root: string, build: number, builds = 'builds') {
  const folder = join(root, 'dist');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<title>Home</title>');
  writeFileSync(join(folder, `assets/page-${build}.js`), `export const build = ${build};`);
  const server = fastify();
  await site(server, { folder, buildsFolder: join(root, builds) });
  return server;
}

describe('the files of earlier builds', () => {
  it('are served after a deployment, those of the last three', async () => {
    const root = temporaryFolder();
    for (const build of [1, 2, 3, 4]) await (await deploy(root, build)).close();
    await using last = await deploy(root, 5);
    const responses = await Promise.all(
      [1, 2, 3, 4, 5].map(async (build) => last.inject({ url: `/assets/page-${build}.js` })),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 200, 200, 200, 200]);
    expect(responses[3]?.body).toBe('export const build = 4;');
    expect(responses[3]?.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('are served after a return to an earlier build', async () => {
    const root = temporaryFolder();
    for (const build of [1, 2]) await (await deploy(root, build)).close();
    await using last = await deploy(root, 1);
    expect((await last.inject({ url: '/assets/page-2.js' })).statusCode).toBe(200);
  });

  it('do not keep the shop from starting if their folder cannot be written', async () => {
    const root = temporaryFolder();
    writeFileSync(join(root, 'file'), '');
    await using shop = await deploy(root, 1, 'file');
    expect((await shop.inject({ url: '/assets/page-1.js' })).statusCode).toBe(200);
  });
});
