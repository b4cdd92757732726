import { languages } from '../../languages.js';
import { brands } from '../../theme/brands.js';
import type { Term } from './TermList.js';

export const folders: readonly Term[] = [
  {
    term: 'Guide',
    description:
      'These pages: how to start, your own brand, texts and pages, data and host, keys and roles, and how to read the stories.',
  },
  {
    term: 'Screens',
    description: 'One page of the shop with its header and footer: Home, Purchase, My Orders.',
  },
  {
    term: 'Blocks',
    description: 'Parts of screens that are specific to the shop: a part card, an order form, a table of users.',
  },
  { term: 'Elements', description: 'General building blocks: a button, a field, a dialog, a description list.' },
];

export const toolbar: readonly Term[] = [
  {
    term: 'Brand',
    description: `${Object.keys(brands).join(', ')}. The same components with the theme of another dealer.`,
  },
  { term: 'Mode', description: 'Light, dark, or the setting of your system.' },
  {
    term: 'Language',
    description: `${Object.values(languages)
      .map(({ name }) => name)
      .join(', ')}. Texts, digits, currency and line heights change with the language.`,
  },
  {
    term: 'Viewport',
    description: 'Design for the phone first. Check a layout at 320, 360, 768 and 1280 px.',
  },
  {
    term: 'Accessibility',
    description: 'The panel below each story shows the results of axe. No violation is allowed.',
  },
];

export const states: readonly Term[] = [
  { term: 'Default', description: 'All data is loaded, with sample parts and users.' },
  { term: 'Loading', description: 'Skeletons in the size of the content, so that the layout does not shift.' },
  { term: 'Empty', description: 'No data yet: what will appear here, and a link to get started.' },
  { term: 'Failed, Offline', description: 'What happened, that no data was lost, and a button to try again.' },
  {
    term: 'Unauthorised, Forbidden, NotFound, TooMany',
    description:
      'The user is not logged in, has no access, the item no longer exists, or there were too many requests.',
  },
  {
    term: 'DeleteOffline, StockChanged',
    description: 'An action on the screen failed: the message is next to the button, and the input is kept.',
  },
  { term: 'Invalid, Rejected', description: 'A form with every validation message; a form that the server rejected.' },
  { term: 'Sending, Busy', description: 'The action is in progress: the button shows it and ignores clicks.' },
  { term: 'LongText', description: 'The longest words, addresses and numbers in the sample data.' },
];

export const checks: readonly Term[] = [
  {
    term: 'Interactions',
    description:
      'A play function uses the controls by role and name, also by keyboard, and checks the result. In another language than its own, a story is shown without them.',
  },
  { term: 'Accessibility', description: 'axe finds no violation of WCAG 2.2 AA or of its best practices.' },
  { term: 'Overflow', description: 'Nothing scrolls horizontally, from a small phone to a desktop.' },
  { term: 'Console', description: 'The console shows no warning and no error.' },
  { term: 'Variants', description: 'Brands, modes, languages and widths are a matrix over the same stories.' },
  { term: 'Pixels', description: 'Screenshots of the screens are compared with approved pictures.' },
];

export const changeSteps: readonly string[] = [
  'Find the smallest thing to change: a token, an element, a block, or the order of blocks on a screen.',
  'Name its role, not its colour or size: “the main action”, “muted text”, “title”.',
  'Draw its states, and the phone before the desktop. A new state becomes a new story.',
  'Check it in light and dark mode, in all languages and in every brand.',
  'Open a pull request with a link to the story and a picture before and after. Approved pictures become the new baseline.',
];
