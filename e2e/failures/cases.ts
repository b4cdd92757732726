import outcomes from './outcomes.json' with { type: 'json' };

/** What the user sees of a failed call. */
export interface Outcome {
  /** The heading of an error that takes the place of content. */
  title?: string;
  text: string;
  /** The buttons and links below the error. */
  actions?: string[];
}

// First one for each kind of `classifyError` by its name, then those of calls that fail in a way of their own.
export { outcomes };
export type OutcomeName = keyof typeof outcomes;

const read = {
  '400': 'unexpected',
  '401': 'login',
  '403': 'forbidden',
  '404': 'notFound',
  '409': 'unexpected',
  '500': 'server',
  'no network': 'offline',
  'slow network': 'waiting',
  'wrong shape': 'unexpected',
  'empty body': 'unexpected',
  'page of HTML': 'unexpected',
} satisfies Record<string, OutcomeName>;

/** How the host fails a call. */
export type Mode = keyof typeof read;
export const modes = Object.keys(read) as Mode[];

const noToken = Object.fromEntries(modes.map((mode) => [mode, 'no token'])) as Record<Mode, 'no token'>;

const write: Record<Mode, OutcomeName> = {
  ...read,
  '400': "host's message",
  '409': "host's message",
  'wrong shape': 'success',
  'empty body': 'success',
  'page of HTML': 'success',
};

/** The outcomes of a call that the code of another one handles; `npm test` proves what differs, a refusal of the server, and a slow one. */
const handledAs: Partial<Record<string, Record<Mode, OutcomeName>>> = {
  role: read,
  'public list': read,
  part: read,
  'pasted list': read,
  dialog: write,
  'make admin': write,
};

/** Whether `npm test` proves the outcome of a mode: `classifyError.test.ts` has each kind, and the stories show each. */
export const isProven = (groupName: string, mode: Mode, outcome: OutcomeName): boolean =>
  handledAs[groupName]?.[mode] !== outcome || outcome === 'server' || outcome === 'waiting';

/** Calls with the same outcomes, because the same code handles them. The journeys test the first call of each group. */
export const callGroups = {
  // The token that the login and sign-up forms request.
  'sign-in': {
    calls: ['PUT /user/{email}'],
    outcomes: { ...noToken, '403': 'unverified', 'no network': 'no sign-in', 'slow network': 'waiting' },
  },
  // The role that a page of an admin requires.
  role: { calls: ['GET /admin/{email}'], outcomes: read },
  // A list of the dashboard.
  list: {
    calls: ['GET /userOrders?email={email}', 'GET /user'],
    outcomes: read,
  },
  // A section of the home page, read without a token.
  'public list': {
    calls: ['GET /parts', 'GET /showReview'],
    outcomes: { ...read, '401': 'unauthorised' },
  },
  // The part of a page, read without a token.
  part: {
    calls: ['GET /purchase/{id}'],
    outcomes: { ...read, '401': 'unauthorised', '404': 'part removed' },
  },
  // A form that keeps what was typed.
  form: {
    calls: ['POST /orderparts', 'PUT /updateuser/{email}', 'POST /addparts', 'POST /addreview'],
    outcomes: write,
  },
  // The order of a basket, which keeps its lines and what was typed, and shows the text at its button.
  basket: {
    calls: ['POST /orders'],
    // Not `write`: the basket keeps its lines until it can read which order was placed.
    outcomes: { ...read, '400': "host's message", '401': 'log in again', '409': "host's message" },
  },
  // A list that stays in its field, with the text below it.
  'pasted list': {
    calls: ['POST /parts/resolve'],
    outcomes: { ...read, '401': 'unauthorised' },
  },
  // A dialog about a row of a table.
  dialog: {
    calls: ['DELETE /myorders/{id}', 'DELETE /singleproduct/{id}'],
    outcomes: write,
  },
  // A dialog with its own documented message.
  'make admin': {
    calls: ['PUT /user/admin/{email}'],
    outcomes: { ...write, '403': 'not made admin' },
  },
} satisfies Record<string, { calls: [string, ...string[]]; outcomes: Record<Mode, OutcomeName> }>;
