import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contentSecurityPolicy, type InlineHashes } from '@dealerkit/domain/site/contentSecurityPolicy';

/**
 * Adds to the content security policy of `firebase.json` what the built shop needs: the hashes of its inline scripts and styles, the API
 * host and the Firebase project. Arguments: the folder of the built shop and the file to write, both of this repository by default.
 */
const root = resolve(import.meta.dirname, '../../..');
const { VITE_API_HOST: apiHost = '', VITE_FIREBASE_AUTH_DOMAIN: authDomain } = process.env;
const [dist = join(root, 'apps/storefront/dist'), target = join(root, 'firebase.json')] = process.argv.slice(2);

interface Config {
  hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] };
}

const pages = Object.values(
  JSON.parse(readFileSync(join(dist, '.hashes.json'), 'utf8')) as Record<string, InlineHashes>,
);
const hashesOf = (inline: keyof InlineHashes) => [...new Set(pages.flatMap((page) => page[inline]))];

const policy = contentSecurityPolicy(
  { scripts: hashesOf('scripts'), styles: hashesOf('styles') },
  // While no Firebase project is set, any may show its sign-in frame.
  { authDomain: authDomain || '*.firebaseapp.com', apiOrigin: URL.parse(apiHost)?.origin },
);

const hosted = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as Config;
for (const { headers } of hosted.hosting.headers) {
  for (const entry of headers) if (entry.key === 'Content-Security-Policy') entry.value = policy;
}
writeFileSync(target, `${JSON.stringify(hosted, null, 2)}\n`);
