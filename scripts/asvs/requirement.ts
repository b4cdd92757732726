/**
 * How the project meets a requirement: `met` is proven by tests; `by design` has nothing that a test could break; `partly` and
 * `missing` say what is missing; `provider` and `operator` leave it to Firebase and to the person who runs the shop.
 */
export const statuses = ['met', 'by design', 'partly', 'missing', 'provider', 'operator', 'not applicable'] as const;

type Status = (typeof statuses)[number];

/** Number, level, and the requirement in our own words. */
type Entry = readonly [id: string, level: 1 | 2, requirement: string];

export interface Requirement {
  entry: Entry;
  status: Status;
  /** The mechanism with its file, what is missing, or the reason why the requirement does not apply. */
  how: string;
  /** The name of a test file and the title of the test in it, as in `site.test.ts: allows no Google origin in the demo`. */
  tests: readonly string[];
}

export const met = (entry: Entry, how: string, ...tests: [string, ...string[]]): Requirement[] => [
  { entry, status: 'met', how, tests },
];

export const partly = (entry: Entry, how: string, ...tests: string[]): Requirement[] => [
  { entry, status: 'partly', how, tests },
];

const untested =
  (status: Status) =>
  (how: string, ...entries: [Entry, ...Entry[]]): Requirement[] =>
    entries.map((entry) => ({ entry, status, how, tests: [] }));

export const byDesign = untested('by design');
export const missing = untested('missing');
export const ofProvider = untested('provider');
export const ofOperator = untested('operator');
export const notApplicable = untested('not applicable');
