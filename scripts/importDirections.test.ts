import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const root = join(import.meta.dirname, '..');
const ui = 'packages/ui/src';
const storefront = 'apps/storefront/src';
const impure = ['firebase/auth', 'react-router-dom', 'swr', '@dealerkit/api-client', 'node:fs'];
const globals = ['fetch("/")', 'localStorage.clear()', 'sessionStorage.clear()', 'location.reload()', 'history.back()'];
const block = '../../blocks/PartCard/PartCard.js';

/** Forbidden imports by file; an entry with a space is code. The sources themselves cover the allowed imports. */
const forbidden: Record<string, string[]> = {
  [`${ui}/X.tsx`]: impure,
  [`${ui}/theme/X.css.ts`]: [...impure, '../elements/Button/Button.js'],
  [`${ui}/texts/X.ts`]: ['../blocks/PartCard/PartCard.js', 'react-toastify'],
  [`${ui}/elements/Button/Button.tsx`]: [
    ...impure,
    block,
    'react-toastify',
    `import type { P } from '${block}'`,
    `export { P } from '../../screens/HomeScreen/HomeScreen.js'`,
    `export const late = () => import('${block}')`,
  ],
  [`${ui}/elements/Button/Button.stories.tsx`]: [block],
  [`${ui}/elements/Toasts/Toasts.tsx`]: [...impure, block],
  [`${ui}/blocks/PartCard/PartCard.tsx`]: [
    ...impure,
    '../../screens/HomeScreen/HomeScreen.js',
    'react-toastify',
    ...globals.flatMap((call) => [`export const x = () => ${call}`, `export const x = () => window.${call}`]),
  ],
  [`${ui}/screens/HomeScreen/HomeScreen.tsx`]: [
    ...impure,
    'react-toastify',
    '../LoginScreen/LoginScreen.js',
    '../../screens/LoginScreen/LoginScreen.js',
  ],
  'packages/api-client/src/call.ts': ['react', 'node:fs', '@dealerkit/ui/Button', '../../ui/src/entities.js'],
  'packages/api-client/src/react/useQuery.ts': [
    'react-router-dom',
    '@dealerkit/ui/AsyncData',
    '../client.js',
    'node:fs',
  ],
  [`${storefront}/session/session.ts`]: ['firebase/auth'],
  [`${storefront}/session/firebaseIdentity.ts`]: ['@dealerkit/ui/Button'],
  [`${storefront}/pages/Login.tsx`]: [
    "export const late = () => import('firebase/auth')",
    '../../../../packages/ui/src/entities.js',
    '@dealerkit/ui/src/entities.js',
    '@dealerkit/backend',
  ],
  'apps/backend/src/app.ts': ['@dealerkit/ui/Button', 'react', '../../../packages/api-client/src/contract.ts'],
  'e2e/journeys/orders.spec.ts': ['@dealerkit/api-client'],
  'e2e/shop.ts': ['../apps/backend/src/main.ts'],
};

it('rejects every forbidden import', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dealerkit-lint-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // The cases have no types, and their paths start with one more folder than in the repository.
  const config = readFileSync(join(root, '.oxlintrc.json'), 'utf8').replace('"typeAware": true', '"typeAware": false');
  writeFileSync(join(folder, '.oxlintrc.json'), config.replaceAll(/"(packages|apps|e2e)\//g, '"**/$1/'));
  const wrong = Object.entries(forbidden).flatMap(([file, imports]) =>
    imports.map((code, index) => {
      const path = join(`case${index}`, file);
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), code.includes(' ') ? code : `import '${code}';\n`);
      return path;
    }),
  );
  // oxlint exits with 1 if it finds a problem.
  const report = await new Promise<string>((resolve) => {
    const options = { cwd: folder, maxBuffer: Infinity };
    execFile(join(root, 'node_modules/.bin/oxlint'), ['-f', 'json'], options, (_, stdout) => resolve(stdout));
  });
  const { diagnostics } = JSON.parse(report) as { diagnostics: { code?: string; filename: string }[] };
  const caught = diagnostics.filter(({ code }) => code?.includes('no-restricted')).map(({ filename }) => filename);
  expect([...new Set(caught)].toSorted()).toEqual(wrong.toSorted());
});
