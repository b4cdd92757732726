import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/**
 * Adds to the content security policy of `firebase.json` what the built shop needs: the hashes of its inline scripts, the API host
 * and the Firebase project. Arguments: the folder of the built shop and the file to write, both of this repository by default.
 */
const root = resolve(import.meta.dirname, '../../..');
const { VITE_API_HOST: apiHost = '', VITE_FIREBASE_AUTH_DOMAIN: authDomain = '' } = process.env;
const [dist = join(root, 'apps/storefront/dist'), target = join(root, 'firebase.json')] = process.argv.slice(2);

interface Config {
  hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] };
}

const inlineScript = /<script\b(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/gi;

const hashesIn = (page: string): string[] =>
  Array.from(page.matchAll(inlineScript), ([, script = '']) => {
    return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  });

const pages = globSync('**/*.html', { cwd: dist }).toSorted();
const hashes = await Promise.all(pages.map(async (page) => hashesIn(await readFile(join(dist, page), 'utf8'))));

/** Used while no Firebase project is set. */
const anyProject = 'https://*.firebaseapp.com';

const sources: Record<string, string[]> = {
  'script-src': ["'self'", ...new Set(hashes.flat()), 'https://apis.google.com'],
  'connect-src': [
    "'self'",
    ...[URL.parse(apiHost)?.origin].filter((origin) => origin !== undefined),
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
  ],
  'frame-src': ["'self'", authDomain ? `https://${authDomain}` : anyProject],
};

const updatePolicy = (policy: string): string =>
  policy
    .split('; ')
    .map((directive) => directive.split(' '))
    .map(([name = '', ...present]) => [name, ...(sources[name] ?? present)].join(' '))
    .join('; ');

const hosted = JSON.parse(await readFile(join(root, 'firebase.json'), 'utf8')) as Config;
for (const { headers } of hosted.hosting.headers) {
  for (const entry of headers) if (entry.key === 'Content-Security-Policy') entry.value = updatePolicy(entry.value);
}
await writeFile(target, `${JSON.stringify(hosted, null, 2)}\n`);
