import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './processes.ts';

const ui = 'packages/ui/src';
const shop = 'apps/storefront/src';

/** [what a file may not hold, the file it stands in]. */
const wrong: [code: string, file: string][] = [
  ["import '../elements/Button/Button.js'", `${ui}/theme/roles.css.ts`],
  ["import '../blocks/PartCard/PartCard.js'", `${ui}/texts/words.ts`],
  ["import 'react-toastify'", `${ui}/texts/words.ts`],
  ["import '../../blocks/PartCard/PartCard.js'", `${ui}/elements/Button/Button.tsx`],
  ["import type { P } from '../../blocks/PartCard/PartCard.js'", `${ui}/elements/Button/Button.tsx`],
  ["export { P } from '../../screens/HomeScreen/HomeScreen.js'", `${ui}/elements/Button/Button.tsx`],
  ["export const late = () => import('../../blocks/PartCard/PartCard.js')", `${ui}/elements/Button/Button.tsx`],
  ["import '../../blocks/PartCard/PartCard.js'", `${ui}/elements/Button/Button.stories.tsx`],
  ["import '../../blocks/PartCard/PartCard.js'", `${ui}/elements/Toasts/Toasts.tsx`],
  ["import 'react-toastify'", `${ui}/elements/Button/Button.tsx`],
  ["import 'react-toastify'", `${ui}/blocks/PartCard/PartCard.tsx`],
  ["import 'react-toastify'", `${ui}/screens/HomeScreen/HomeScreen.tsx`],
  ["import '../../screens/HomeScreen/HomeScreen.js'", `${ui}/blocks/PartCard/PartCard.tsx`],
  ["import '../LoginScreen/LoginScreen.js'", `${ui}/screens/HomeScreen/HomeScreen.tsx`],
  ["import '../../screens/LoginScreen/LoginScreen.js'", `${ui}/screens/HomeScreen/HomeScreen.tsx`],
  ...['firebase/auth', 'react-router-dom', 'swr', '@dealerkit/api-client', 'node:fs'].flatMap((name) =>
    ['', 'theme/', 'elements/Button/', 'elements/Toasts/', 'blocks/PartCard/', 'screens/HomeScreen/'].map(
      (folder): [string, string] => [`import '${name}'`, `${ui}/${folder}X.tsx`],
    ),
  ),
  ...['fetch("/")', 'localStorage.clear()', 'sessionStorage.clear()', 'location.reload()', 'history.back()'].flatMap(
    (call): [string, string][] => [
      [`export const x = () => ${call}`, `${ui}/blocks/PartCard/PartCard.tsx`],
      [`export const x = () => window.${call}`, `${ui}/blocks/PartCard/PartCard.tsx`],
    ],
  ),
  ["import 'react'", 'packages/api-client/src/call.ts'],
  ["import 'node:fs'", 'packages/api-client/src/call.ts'],
  ["import '@dealerkit/ui/Button'", 'packages/api-client/src/call.ts'],
  ["import '../../ui/src/entities.js'", 'packages/api-client/src/call.ts'],
  ["import 'firebase/auth'", `${shop}/session/session.ts`],
  ["export const late = () => import('firebase/auth')", `${shop}/pages/Login.tsx`],
  ["import '@dealerkit/ui/Button'", `${shop}/session/firebaseIdentity.ts`],
  ["import '../../../../packages/ui/src/entities.js'", `${shop}/pages/Login.tsx`],
  ["import '@dealerkit/ui/src/entities.js'", `${shop}/pages/Login.tsx`],
  ["import '@dealerkit/backend'", `${shop}/pages/Login.tsx`],
  ["import '@dealerkit/ui/Button'", 'apps/backend/src/app.ts'],
  ["import 'react'", 'apps/backend/src/app.ts'],
  ["import '../../../packages/api-client/src/contract.ts'", 'apps/backend/src/app.ts'],
  ["import '@dealerkit/api-client'", 'e2e/journeys/orders.spec.ts'],
  ["import '../apps/backend/src/main.ts'", 'e2e/shop.ts'],
];

const right: [code: string, file: string][] = [
  ["import '../theme/tokens.js'", `${ui}/texts/words.ts`],
  ["import '../Icon/Icon.js'; import '../../theme/contract.css.js'", `${ui}/elements/Button/Button.tsx`],
  ["import 'react-toastify'", `${ui}/elements/Toasts/Toasts.tsx`],
  ["import '../../elements/Button/Button.js'; import '../RatingPlate/R.js'", `${ui}/blocks/PartCard/PartCard.tsx`],
  ["import '../../blocks/PartCard/P.js'; import './H.css.js'", `${ui}/screens/HomeScreen/HomeScreen.tsx`],
  ["import 'react-hook-form'; import 'radix-ui'; import 'valibot'", `${ui}/blocks/OrderForm/OrderForm.tsx`],
  ["import 'valibot'; import './errors.js'", 'packages/api-client/src/call.ts'],
  ["import 'firebase/auth'", `${shop}/session/firebaseIdentity.ts`],
  ["import '@dealerkit/ui/Button'; import '@dealerkit/api-client'; import 'swr'", `${shop}/pages/Login.tsx`],
  ["import '@dealerkit/api-client'; import 'fastify'; import './roles.ts'", 'apps/backend/src/app.ts'],
  ["import 'playwright/test'; import '../scripts/browser.ts'", 'e2e/shop.ts'],
];

interface Report {
  diagnostics: { code?: string; filename: string }[];
}

/** Every case is a file of its own, in a folder of its own that looks like the repository. */
const inPlace =
  (kind: string) =>
  ([code, file]: [string, string], index: number): [code: string, file: string, path: string] => [
    code,
    file,
    join(`${kind}-${index}`, file),
  ];

describe('import directions', () => {
  let folder: string;
  let caught: string[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dealerkit-lint-'));
    const config = await readFile(join(root, '.oxlintrc.json'), 'utf8');
    await writeFile(
      join(folder, '.oxlintrc.json'),
      // These bare files have no types, and each stands one folder deeper than in the repository.
      config.replace('"typeAware": true', '"typeAware": false').replaceAll(/"(packages|apps|e2e)\//g, '"**/$1/'),
    );
    const cases = [...wrong.map(inPlace('wrong')), ...right.map(inPlace('right'))];
    await Promise.all(
      cases.map(async ([code, , path]) => {
        await mkdir(dirname(join(folder, path)), { recursive: true });
        await writeFile(join(folder, path), `${code};\n`);
      }),
    );
    const { diagnostics } = JSON.parse(await lint(folder)) as Report;
    caught = diagnostics.filter(({ code }) => code?.includes('no-restricted')).map(({ filename }) => filename);
  }, 60_000);

  afterAll(async () => rm(folder, { recursive: true, force: true }));

  it.each(wrong.map(inPlace('wrong')))('refuses %s in %s', (_code, _file, path) => expect(caught).toContain(path));

  it.each(right.map(inPlace('right')))('allows %s in %s', (_code, _file, path) => expect(caught).not.toContain(path));
});

/** Exits with 1 when it has found something, which is what is wanted here. */
async function lint(folder: string): Promise<string> {
  return new Promise((resolve) => {
    execFile(
      join(root, 'node_modules/.bin/oxlint'),
      ['-f', 'json'],
      { cwd: folder, maxBuffer: Infinity },
      (_, report) => resolve(report),
    );
  });
}
