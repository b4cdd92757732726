/** What the user sees of a failed call. */
export interface Outcome {
  /** The heading of an error that takes the place of content. */
  title?: string;
  text: string;
  /** The buttons and links below the error. */
  actions?: string[];
}

export const outcomes = {
  offline: {
    title: 'No connection',
    text: 'The shop could not be reached. Check your connection, then try again.',
    actions: ['Try again'],
  },
  'too many requests': {
    title: 'Too much at once',
    text: 'That was too often in a short time. Wait a minute, then try again.',
    actions: ['Try again'],
  },
  'server error': {
    title: 'The shop has a problem',
    text: 'The fault is on our side. Please try again in a moment.',
    actions: ['Try again'],
  },
  unreadable: {
    title: 'An answer we do not understand',
    text: 'The shop answered in a way this page cannot read. Please try again.',
    actions: ['Try again'],
  },
  'no access': {
    title: 'Not for this account',
    text: 'This account has no right to that. Sign in with another account, or ask the shop.',
    actions: ['Try again', 'Login'],
  },
  'signed out': {
    title: 'Please sign in again',
    text: 'Your sign-in has run out. Sign in once more to go on.',
    actions: ['Try again', 'Login'],
  },
  'not found': {
    title: 'Not here any more',
    text: 'What you were looking for does not exist, or has been removed.',
    actions: ['Try again', 'Back to the home page'],
  },
  'part removed': {
    title: 'This part is not here any more',
    text: 'It may have been sold or removed. The home page shows what is on the shelf.',
    actions: ['Back to the home page'],
  },
  "host's message": { text: 'The message that the host sent.' },
  'not made admin': { text: 'Failed to Make an admin' },
  'no token': { text: 'You are signed in, but the shop did not let you in. Please try again in a moment.' },
  unverified: { text: 'This address has to be proven first: reset the password by the mailed link, then sign in.' },
  'no sign-in': { text: 'The sign-in service could not be reached. Check your connection, then try again.' },
  login: { text: 'Your sign-in has run out. Sign in once more to go on.', actions: ['Login, then the same page'] },
  waiting: { text: 'A named skeleton or busy button until the answer arrives. A second click sends nothing.' },
  success: { text: 'The documented success message: the host accepted the call, whatever its body holds (D21).' },
} satisfies Record<string, Outcome>;

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

/** A way in which the host fails a call. */
export type Mode = (typeof modes)[number];

const read: Record<Mode, OutcomeName> = {
  '400': 'unreadable',
  '401': 'login',
  '403': 'no access',
  '404': 'not found',
  '409': 'unreadable',
  '500': 'server error',
  'no network': 'offline',
  'slow network': 'waiting',
  'wrong shape': 'unreadable',
  'empty body': 'unreadable',
};

const write: Record<Mode, OutcomeName> = {
  ...read,
  '400': "host's message",
  '409': "host's message",
  'wrong shape': 'success',
  'empty body': 'success',
};

const signIn: Record<Mode, OutcomeName> = {
  '400': 'no token',
  '401': 'no token',
  '403': 'unverified',
  '404': 'no token',
  '409': 'no token',
  '500': 'no token',
  'no network': 'no sign-in',
  'slow network': 'waiting',
  'wrong shape': 'no token',
  'empty body': 'no token',
};

/** Calls that fail alike, because the same code handles them. The journeys walk the first call of each class. */
export const classes = {
  'sign-in': {
    about: 'the token that the login and sign-up forms request',
    calls: ['PUT /user/{email}'],
    outcomes: signIn,
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
    about: 'a question about a row of a table',
    calls: ['DELETE /myorders/{id}', 'DELETE /singleproduct/{id}'],
    outcomes: write,
  },
  'make admin': {
    about: 'a question with its own documented message',
    calls: ['PUT /user/admin/{email}'],
    outcomes: { ...write, '403': 'not made admin' },
  },
} satisfies Record<string, { about: string; calls: [string, ...string[]]; outcomes: Record<Mode, OutcomeName> }>;
