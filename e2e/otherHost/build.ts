import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { dist, settings, site } from './site.ts';

// Builds the storefront for another host, into the folder that the journeys serve.
await rm(site, { recursive: true, force: true });
await mkdir(dist, { recursive: true });
const run = async (script: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, '../../apps/storefront/build', script), ...args], {
    env: { ...process.env, ...settings },
  });
const config = join(site, 'firebase.json');
await run('build.ts', dist);
await run('hosting.ts', dist, config);
// A deployment leaves these files out.
const { hosting } = JSON.parse(await readFile(config, 'utf8')) as { hosting: { ignore: string[] } };
for (const file of globSync(hosting.ignore, { cwd: dist })) await rm(join(dist, file), { recursive: true });
