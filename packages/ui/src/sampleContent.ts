import { slides } from './sampleDealer.js';

/** Sample words of a dealer for the blog and the portfolio, reached through `samples.ts`; never shipped. */

export const questions = [
  {
    question: 'How do you keep state out of components that do not need it?',
    answer: [
      'Hold each value in the lowest component that all of its readers share, and hand it down as a prop. A part card needs the part, not the shop.',
      'What the address already says (which part, which page) is not state at all: read it from the address, and the back button works by itself.',
    ],
  },
  {
    question: 'When is `useMemo` worth its line?',
    answer: [
      'When the work is long or the result is compared by identity: a sorted list of a hundred thousand rows, or an array handed to a memoised child. For a sum of three figures it costs more than it saves.',
    ],
  },
  {
    question: 'What is the difference between controlled and uncontrolled inputs?',
    answer: [
      'A controlled input shows what React holds, so React hears of every letter. An uncontrolled one holds its own text and is asked when the form is sent.',
      'Our order form leaves the address uncontrolled and controls the quantity, because two buttons beside it must be able to change it.',
    ],
  },
  {
    question: 'Why does an effect run twice in development?',
    answer: [
      '`StrictMode` mounts every component twice on purpose. An effect that cannot be undone and done again (a listener that is never removed, a request that is never dropped) shows itself at once, on your desk instead of on a phone in Sunamganj.',
    ],
  },
  {
    question: 'How can a list stay quick while somebody types into a search field?',
    answer: [
      'Let the field have the letter first: `useDeferredValue` gives the list the old query until the browser has drawn the new letter. Then draw only the rows in sight.',
      'Everything that does not depend on the query, such as the lower-case text of each row, is made once and not with every key.',
    ],
  },
] as const;

/** One question, with words so long that they must break. */
export const longWordsQuestion = {
  question:
    'What is `Vierzylinderdieselmotoreneinspritzpumpenantriebszahnrad.prototype.getDerivedStateFromEverything` good for?',
  answer: ['OM457-OM460-OM470-OM471-OM473-'.repeat(8), 'Nothing. '.repeat(40)],
};

export const developer = {
  name: 'Tahmina Akter Lima',
  role: 'Front-end developer',
  about: [
    'I build shops for people who sell real things, and I like it when a page is as sturdy as what it sells.',
    'This one is made of parts, too: every screen is a component that can be taken out, looked at and put back. The three sites below show how.',
  ],
} as const;

export const sites = [
  {
    name: 'The component workshop',
    href: 'https://storybook.example.com/',
    description:
      'Every screen, block and element of this shop in all of its states, light and dark, in English and Bangla.',
    picture: slides[3].picture,
  },
  {
    name: 'The calls, described',
    href: 'https://api.example.com/',
    description: 'The reference of the fourteen calls behind the shop, to be tried out in the browser.',
    picture: slides[1].picture,
  },
  {
    name: 'The package',
    href: 'https://packages.example.com/',
    description: 'The same components for another dealer: how to install them and how to make them wear another brand.',
    picture: slides[2].picture,
  },
] as const;
