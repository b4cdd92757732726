import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What every component's folder must hold, read from the files themselves, so that the house stays as it is. */

const sources = join(import.meta.dirname, '../src');

const LONGEST_STORIES = 120;

interface Component {
  /** Where it lies under `src`. */
  folder: string;
  name: string;
  /** What is drawn: every script of the folder that is neither story nor test. */
  drawn: string;
  stories: string;
  storyNames: string[];
}

const read = (...path: string[]) => readFileSync(join(sources, ...path), 'utf8');

const componentsOf = (layer: 'elements' | 'blocks' | 'screens'): Component[] =>
  readdirSync(join(sources, layer), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const folder = `${layer}/${name}`;
      const files = readdirSync(join(sources, folder)).filter((file) => file.endsWith('.tsx'));
      const textOf = (chosen: string[]) => chosen.map((file) => read(folder, file)).join('\n');
      const stories = textOf(files.filter((file) => file.endsWith('.stories.tsx')));
      return {
        folder,
        name,
        drawn: textOf(files.filter((file) => !/\.(stories|test)\.tsx$/.test(file))),
        stories,
        storyNames: [...stories.matchAll(/^export const (\w+)/gm)].flatMap(([, story]) => story ?? []),
      };
    });

const elements = componentsOf('elements');
const blocks = componentsOf('blocks');
const screens = componentsOf('screens');
const all = [...elements, ...blocks, ...screens];

/** What is asked for and not there, by component. */
const missing = (components: Component[], asked: (component: Component) => readonly string[]) =>
  components.flatMap((component) =>
    asked(component)
      .filter((story) => !component.storyNames.includes(story))
      .map((story) => `${component.folder}: ${story}`),
  );

/** They say nothing of their own: they are figures, pictures and places, or wrap what others say. */
const wordless = [
  'DataTableSkeleton',
  'ErrorState',
  'Icon',
  'Async',
  'Picture',
  'Rating',
  'RouteProgress',
  'Skeleton',
  'Spinner',
  'VisuallyHidden',
];

const failures = ['Failed', 'Offline', 'Unauthorised', 'Forbidden', 'NotFound', 'TooMany'];
const waits = ['Loading', ...failures, 'Unexpected'];

/** The same refusals of a deed, where a screen waits for something, too. */
const refusalsTo = (deed: string) => failures.map((failure) => deed + failure);

/** How the identity provider, or the shop after it, lets nobody in. */
const closedDoors = ['Failed', 'Offline', 'TooManyAttempts', 'InvalidEmail', 'WayOff', 'NotLetIn', 'AddressUnproven'];
const closedGoogle = ['PopupBlocked', 'OtherProvider', 'GoogleUnavailable'];

const hardParts = ['OutOfStock', 'Unnamed', 'LongText', 'Bangla'];
const lostPassword = ['LinkFailed', 'LinkOffline', 'LinkTooManyAttempts', 'LinkSpent', 'WeakPassword'];

/** What each screen can come to, besides its default. */
const ofScreen: Record<string, readonly string[]> = {
  AddProductScreen: ['Added', 'Invalid', 'NameTaken', ...failures],
  AllUserScreen: ['Empty', 'MadeAdmin', ...waits, ...refusalsTo('MakeAdmin')],
  BlogScreen: ['LongText'],
  DashboardScreen: ['Empty', 'Admin', ...waits],
  HomeScreen: ['Empty', 'FewParts', ...waits],
  LoginScreen: ['Demo', 'WrongPassword', 'AccountDisabled', ...closedDoors, ...closedGoogle, ...lostPassword],
  ManageProductsScreen: ['Empty', 'Deleted', 'DeletedBefore', ...waits, ...refusalsTo('Delete')],
  MyOrdersScreen: ['Empty', 'Deletes', 'DeletedBefore', ...waits, ...refusalsTo('Delete')],
  MyProfileScreen: ['Empty', 'UpdateInvalid', ...waits, ...refusalsTo('Update')],
  NotFoundScreen: [],
  PortfolioScreen: ['LongText'],
  PurchaseScreen: [...hardParts, 'OrderTooLate', 'OrderInvalid', ...waits, ...refusalsTo('Order')],
  ReviewScreen: ['Reviewed', 'Invalid', ...failures],
  SignupScreen: ['Demo', 'EmailTaken', 'WeakPassword', ...closedDoors, ...closedGoogle],
};

describe('every component', () => {
  it('has a folder whose script and stories are named after it', () => {
    const files = all.flatMap(({ folder, name }) => [`${folder}/${name}.tsx`, `${folder}/${name}.stories.tsx`]);
    expect(files.filter((file) => !existsSync(join(sources, file)))).toEqual([]);
  });

  it('exports what its folder is named after', () => {
    const exported = ({ name, drawn }: Component) => new RegExp(`^export (const|function) ${name}\\b`, 'm').test(drawn);
    expect(all.filter((component) => !exported(component)).map(({ folder }) => folder)).toEqual([]);
  });

  it(`tells its states in files of at most ${LONGEST_STORIES} lines`, () => {
    const files = all.flatMap(({ folder }) =>
      readdirSync(join(sources, folder))
        .filter((file) => file.endsWith('.stories.tsx'))
        .map((file) => `${folder}/${file}`),
    );
    expect(files.filter((file) => read(file).trimEnd().split('\n').length > LONGEST_STORIES)).toEqual([]);
  });
});

describe('every element', () => {
  it('has a default and a long text', () => {
    const asked = ({ name }: Component) => (wordless.includes(name) ? ['Default'] : ['Default', 'LongText']);
    expect(missing(elements, asked)).toEqual([]);
  });

  it('is shown disabled and busy where it can be', () => {
    const asked = ({ drawn }: Component) => [
      ...(/^ {2}disabled\?:/m.test(drawn) ? ['Disabled'] : []),
      ...(/^ {2}busy\?:/m.test(drawn) ? ['Busy'] : []),
    ];
    expect(missing(elements, asked)).toEqual([]);
  });

  it('is shown in each of its looks', () => {
    const looks = /^ {2}(?:tone|shape|size|columns|align|ground|fit)\?:((?:[^;]|\n)+);/gm;
    const unshown = elements.flatMap(({ folder, drawn, stories }) =>
      [...drawn.matchAll(looks)]
        .flatMap(([look]) => [...look.matchAll(/'(\w+)'/g)])
        .flatMap(([, value]) => value ?? [])
        .filter((value) => !drawn.includes(`= '${value}'`) && !new RegExp(`['"]${value}['"]`).test(stories))
        .map((value) => `${folder}: ${value}`),
    );
    expect(unshown).toEqual([]);
  });
});

describe('every block', () => {
  it('has a default; a form what one meets while filling it in', () => {
    const asked = ({ drawn }: Component) =>
      drawn.includes('<form') ? ['Empty', 'Filled', 'Invalid', 'Sending', 'Refused'] : ['Default'];
    expect(missing(blocks, asked)).toEqual([]);
  });
});

describe('every screen', () => {
  it('is known by what it can come to', () => {
    expect(screens.map(({ name }) => name)).toEqual(Object.keys(ofScreen));
  });

  it('has a default, its waits, each kind of failure and its emptiness', () => {
    expect(missing(screens, ({ name }) => ['Default', ...(ofScreen[name] ?? [])])).toEqual([]);
  });

  it('proves its main deed', () => {
    expect(screens.filter(({ stories }) => !stories.includes('play:')).map(({ name }) => name)).toEqual([]);
  });
});

describe('what is hard about what a shop holds', () => {
  const sampleFiles = readdirSync(sources).filter((file) => /^sample\w*\.ts$/.test(file));
  const samples = sampleFiles.map((file) => read(file)).join('\n');

  it.each([
    ['a part without a name', 'unnamedPart'],
    ['a part without a picture', 'noImagePart'],
    ['a part whose picture does not load', 'brokenImagePart'],
    ['a number that came as text', 'textNumberPart'],
    ['a price in words', 'textPricePart'],
    ['a part without a price', 'noPricePart'],
    ['a part with very long words', 'longWordsPart'],
    ['a part in Bangla', 'banglaPart'],
    ['less in stock than one must order', 'outOfStockPart'],
    ['a part of which nothing is known', 'barePart'],
    ['a rating above the scale', 'aboveScaleReview'],
    ['a rating below the scale', 'belowScaleReview'],
    ['a review of which nothing is known', 'bareReview'],
    ['an address that takes many lines', 'longAddressOrder'],
    ['a person with very long words', 'longWordsUser'],
    ['a question with very long words', 'longWordsQuestion'],
  ])('is shown in a story: %s', (_, sample) => {
    expect(samples).toMatch(new RegExp(`^export const ${sample}\\b`, 'm'));
    expect(all.filter(({ stories }) => new RegExp(`\\b${sample}\\b`).test(stories))).not.toEqual([]);
  });
});
