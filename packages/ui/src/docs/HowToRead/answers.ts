import type { Told } from './Pairs.js';

export const shelves: readonly Told[] = [
  { term: 'Guide', told: 'These pages: how to read, the tokens, the voice and every word.' },
  {
    term: 'Screens',
    told: 'What stands at one address of the shop, in the frame of the site: Home, Purchase, My Orders.',
  },
  { term: 'Blocks', told: 'Parts of screens that know the trade: a part card, an order form, a table of users.' },
  { term: 'Elements', told: 'What knows nothing of trucks: a button, a field, a dialog, a plate of figures.' },
];

export const states: readonly Told[] = [
  { term: 'Default', told: 'All is there, with sample parts and people.' },
  { term: 'Loading', told: 'Skeletons in the true size, so that nothing moves when the answer comes.' },
  { term: 'Empty', told: 'Nothing there yet: what one would find here, and the way to the first one.' },
  { term: 'Failed, Offline', told: 'What happened, that nothing was lost, and a button to try again.' },
  {
    term: 'Unauthorised, Forbidden, NotFound, TooMany',
    told: 'Not signed in, no access, not found, too many requests.',
  },
  {
    term: 'DeleteOffline, OrderTooLate',
    told: 'What somebody did on the screen, and why the shop did not take it: told where they stand, with all they typed.',
  },
  { term: 'Invalid, Refused', told: 'A form with each of its messages; a form that the shop did not take.' },
  { term: 'Sending, Busy', told: 'On its way: the button says so and takes no second press.' },
  { term: 'LongText', told: 'The longest words, addresses and figures that the samples have.' },
];

export const proofs: readonly Told[] = [
  {
    term: 'It does its deed',
    told: 'A play finds controls by role and name, works them, by keyboard too, and reads the result.',
  },
  { term: 'Accessible', told: 'axe finds nothing against WCAG 2.2 AA and good practice.' },
  { term: 'It fits', told: 'Nothing scrolls sideways, from a small phone to a desk.' },
  { term: 'It is quiet', told: 'The console stays empty.' },
  { term: 'In every look', told: 'Brands, modes, languages and widths are a matrix over the same stories.' },
  { term: 'To the pixel', told: 'Screens are compared with pictures that were looked at and agreed on.' },
];

export const proposal: readonly string[] = [
  'Find the smallest thing that has to change: a token, an element, a block, or the order of blocks on a screen.',
  'Say which role it plays, not which colour or size it has: “the main action”, “muted ink”, “title”.',
  'Draw its states, and the phone before the desk. A new state becomes a new story.',
  'Look at it in light and dark, in both languages and in every brand. What only works in one is not a role yet.',
  'Open a change with the link to the story, one picture before and one after. Agreed pictures become the new baseline.',
];
