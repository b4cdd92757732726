import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { complaintsAbout } from './complaints.js';

/** What the compiler of another dealer's site says, whatever its settings. */

const slow = { timeout: 60_000 };

it(
  'lets what the client answers be shown without a mapping, where an optional value may not be given as undefined, too',
  slow,
  () => {
    const site = `
    import type * as Answered from '@dealerkit/api-client';
    import type * as Shown from '@dealerkit/ui/entities';
    export const part = (answer: Answered.Part): Shown.Part => answer;
    export const order = (answer: Answered.Order): Shown.Order => answer;
    export const review = (answer: Answered.Review): Shown.Review => answer;
    export const user = (answer: Answered.User): Shown.User => answer;
  `;
    expect(complaintsAbout({ 'site.ts': site })).toEqual([]);
    expect(complaintsAbout({ 'site.ts': `${site} export const wrong: Shown.Part = { _id: 1 };` })).toHaveLength(1);
  },
);

/** What each handler is given, and what brings it under that name. */
const handed = [
  ['Login', 'LoginForm', 'LoginScreen', 'onLogin'],
  ['Signup', 'SignupForm', 'SignupScreen', 'onSignup'],
  ['NewOrder', 'OrderForm', 'PurchaseScreen', 'onOrder'],
  ['NewPart', 'AddPartForm', 'AddProductScreen', 'onAdd'],
  ['NewReview', 'ReviewForm', 'ReviewScreen', 'onReview'],
  ['ProfileChange', 'ProfileForm', 'MyProfileScreen', 'onUpdate'],
] as const;

it('lets every handler be written apart from its screen, by the name of what it is given', slow, () => {
  const site = handed.map(
    ([type, form, screen, handler]) => `
      import type { ${type} } from '@dealerkit/ui/${form}';
      import type { ${type} as Of${screen}, ${screen}Props } from '@dealerkit/ui/${screen}';
      export const ${handler}: ${screen}Props['${handler}'] = async (given: ${type} & Of${screen}) => void given;`,
  );
  const brand = `import type { BrandName } from '@dealerkit/ui/UiProvider'; export const brand: BrandName = 'meghna';`;
  expect(complaintsAbout({ 'site.ts': site.join('\n'), 'brand.ts': brand })).toEqual([]);
});

const readme = (folder: string) => readFileSync(join(import.meta.dirname, '../..', folder, 'README.md'), 'utf8');

/** Every example in TypeScript, as a file of its own. */
const examplesIn = (folder: string) =>
  [...readme(folder).matchAll(/^```tsx?\n([^]*?)^```/gm)].map(([, example = ''], place): [string, string] => [
    `${folder}-${String(place + 1)}.tsx`,
    example,
  ]);

it('lets every example of both READMEs be copied as it stands', slow, () => {
  const examples = ['ui', 'api-client'].flatMap(examplesIn);
  expect(examples.length).toBeGreaterThan(5);
  expect(complaintsAbout(Object.fromEntries(examples))).toEqual([]);
});
