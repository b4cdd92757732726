import outcomes from './outcomes.json' with { type: 'json' };

/** What the user sees of a failed call. */
export interface Outcome {
  /** The heading of an error that takes the place of content. */
  title?: string;
  text: string;
  /** The buttons and links below the error. */
  actions?: string[];
}

export { outcomes };
export type OutcomeName = keyof typeof outcomes;

export const modes = [
  '400',
  '401',
  '403',
  '404',
  '409',
  '500',
  'no network',
  'slow network',
  'wrong shape',
  'empty body',
] as const;

/** How the host fails a call. */
export type Mode = (typeof modes)[number];

const every = (name: OutcomeName) => Object.fromEntries(modes.map((mode) => [mode, name])) as Record<Mode, OutcomeName>;

const read: Record<Mode, OutcomeName> = {
  ...every('unreadable'),
  '401': 'login',
  '403': 'no access',
  '404': 'not found',
  '500': 'server error',
  'no network': 'offline',
  'slow network': 'waiting',
};

const write: Record<Mode, OutcomeName> = {
  ...read,
  '400': "host's message",
  '409': "host's message",
  'wrong shape': 'success',
  'empty body': 'success',
};

/** Calls with the same outcomes, because the same code handles them. The journeys test the first call of each class. */
export const classes = {
  'sign-in': {
    about: 'the token that the login and sign-up forms request',
    calls: ['PUT /user/{email}'],
    outcomes: { ...every('no token'), '403': 'unverified', 'no network': 'no sign-in', 'slow network': 'waiting' },
  },
  role: { about: 'the role that a page of an admin requires', calls: ['GET /admin/{email}'], outcomes: read },
  list: {
    about: 'a list of the dashboard',
    calls: ['GET /userOrders?email={email}', 'GET /user'],
    outcomes: read,
  },
  'public list': {
    about: 'a section of the home page, read without a token',
    calls: ['GET /parts', 'GET /showReview'],
    outcomes: { ...read, '401': 'signed out' },
  },
  part: {
    about: 'the part of a page, read without a token',
    calls: ['GET /purchase/{id}'],
    outcomes: { ...read, '401': 'signed out', '404': 'part removed' },
  },
  form: {
    about: 'a form that keeps what was typed',
    calls: ['POST /orderparts', 'PUT /updateuser/{email}', 'POST /addparts', 'POST /addreview'],
    outcomes: write,
  },
  dialog: {
    about: 'a dialog about a row of a table',
    calls: ['DELETE /myorders/{id}', 'DELETE /singleproduct/{id}'],
    outcomes: write,
  },
  'make admin': {
    about: 'a dialog with its own documented message',
    calls: ['PUT /user/admin/{email}'],
    outcomes: { ...write, '403': 'not made admin' },
  },
} satisfies Record<string, { about: string; calls: [string, ...string[]]; outcomes: Record<Mode, OutcomeName> }>;
