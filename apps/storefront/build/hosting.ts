import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Adds to the content security policy of `firebase.json` what the built shop needs: the hashes of its inline scripts and styles, the API
 * host and the Firebase project. Arguments: the folder of the built shop and the file to write, both of this repository by default.
 */
const root = resolve(import.meta.dirname, '../../..');
const { VITE_API_HOST: apiHost = '', VITE_FIREBASE_AUTH_DOMAIN: authDomain = '' } = process.env;
const [dist = join(root, 'apps/storefront/dist'), target = join(root, 'firebase.json')] = process.argv.slice(2);

interface Config {
  hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] };
}

type Hashes = Record<'scripts' | 'styles', string[]>;

const pages = Object.values(JSON.parse(readFileSync(join(dist, '.hashes.json'), 'utf8')) as Record<string, Hashes>);

const hashesOf = (inline: keyof Hashes): Set<string> => new Set(pages.flatMap((page) => page[inline]));

/** Used while no Firebase project is set. */
const anyProject = 'https://*.firebaseapp.com';

const sources: Record<string, string[]> = {
  'script-src': ["'self'", ...hashesOf('scripts'), 'https://apis.google.com'],
  'style-src': ["'self'", ...hashesOf('styles')],
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

const hosted = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as Config;
for (const { headers } of hosted.hosting.headers) {
  for (const entry of headers) if (entry.key === 'Content-Security-Policy') entry.value = updatePolicy(entry.value);
}
writeFileSync(target, `${JSON.stringify(hosted, null, 2)}\n`);
