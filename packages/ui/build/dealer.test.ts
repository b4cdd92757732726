import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';

vi.setConfig({ testTimeout: 60_000 });

const root = join(import.meta.dirname, '../../..');

/** Stricter settings than ours, which another dealer may use. */
const compilerOptions = {
  target: 'es2023',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: [],
  jsx: 'react-jsx',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  skipLibCheck: true,
  noEmit: true,
};

/** The errors of a site that has both packages installed. */
const compile = (files: Record<string, string>): string[] => {
  const site = mkdtempSync(join(tmpdir(), 'dealer-'));
  onTestFinished(() => rmSync(site, { recursive: true }));
  symlinkSync(join(root, 'node_modules'), join(site, 'node_modules'));
  for (const [name, text] of Object.entries({ ...files, 'tsconfig.json': JSON.stringify({ compilerOptions }) }))
    writeFileSync(join(site, name), text);
  const tsc = join(root, 'node_modules/.bin/tsc');
  const { stdout } = spawnSync(tsc, ['-p', '.', '--pretty', 'false'], { cwd: site, encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean);
};

it('accepts the answers of the client as props, without a mapping', () => {
  const site = `
    import type * as Client from '@dealerkit/api-client';
    import type * as Ui from '@dealerkit/ui/entities';
    export const part = (answer: Client.Part): Ui.Part => answer;
    export const order = (answer: Client.Order): Ui.Order => answer;
    export const review = (answer: Client.Review): Ui.Review => answer;
    export const user = (answer: Client.User): Ui.User => answer;
  `;
  expect(compile({ 'site.ts': site })).toEqual([]);
  expect(compile({ 'site.ts': `${site} export const wrong: Ui.Part = { _id: 1 };` })).toHaveLength(1);
});

it('exports the type of the argument of each handler, from the form and the screen', () => {
  const handlers = [
    ['Login', 'LoginForm', 'LoginScreen', 'onLogin'],
    ['Signup', 'SignupForm', 'SignupScreen', 'onSignup'],
    ['NewOrder', 'OrderForm', 'PurchaseScreen', 'onOrder'],
    ['NewPart', 'AddPartForm', 'AddProductScreen', 'onAdd'],
    ['NewReview', 'ReviewForm', 'ReviewScreen', 'onReview'],
    ['ProfileChange', 'ProfileForm', 'MyProfileScreen', 'onUpdate'],
  ].map(
    ([type, form, screen, handler]) => `
      import type { ${type} } from '@dealerkit/ui/${form}';
      import type { ${type} as Of${screen}, ${screen}Props } from '@dealerkit/ui/${screen}';
      export const ${handler}: ${screen}Props['${handler}'] = async (given: ${type} & Of${screen}) => void given;`,
  );
  const brand = `import type { BrandName } from '@dealerkit/ui/UiProvider'; export const brand: BrandName = 'meghna';`;
  expect(compile({ 'site.ts': handlers.join('\n'), 'brand.ts': brand })).toEqual([]);
});

/** The files of the sites that are compiled and walked by `npm run examples`. */
const sites = globSync('examples/{next,react-router}/{,app/**/}*.{ts,tsx}', { cwd: root }).map((file) =>
  readFileSync(join(root, file), 'utf8'),
);

it('compiles every example of both READMEs that is not a file of a site', () => {
  const examples = ['ui', 'api-client'].flatMap((folder) => {
    const readme = readFileSync(join(root, 'packages', folder, 'README.md'), 'utf8');
    return [...readme.matchAll(/^```tsx?\n([^]*?)^```/gm)].map(([, text = ''], index) => [
      `${folder}${index}.tsx`,
      text,
    ]);
  });
  const own = examples.filter(([, text = '']) => !sites.includes(text));
  expect(own.length).toBeGreaterThan(5);
  expect(compile(Object.fromEntries(own) as Record<string, string>)).toEqual([]);
});
