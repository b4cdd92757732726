import type { Content } from '../Content.js';

export const questions: Content['questions'] = [
  {
    question: 'How does React know what to change on the page?',
    answer: [
      'A component returns a description of the page. When state changes, React calls the component again, compares the new description with the previous one, and updates only the parts of the page that differ.',
      'React compares elements by position and type. If the type at a position changes, React removes the old element with its state and creates a new one.',
    ],
  },
  {
    question: 'Why does a list need a `key`?',
    answer: [
      'The `key` tells React which item is which when the list changes. With it, a row keeps its state and its focus when it moves.',
      'Use the identity of the item, such as its `_id`. The index is wrong as soon as rows are sorted, inserted or deleted: the state then stays at its position while the item moves.',
    ],
  },
  {
    question: 'What are the ways to manage state in a React application?',
    answer: [
      'For one component: `useState`, or `useReducer` if one event changes several values. For a few components: the same, in their nearest common parent.',
      'For values that many components read and few change, such as the language: context. Data of a server belongs in a cache that revalidates it (this shop uses SWR), and what a link should restore belongs in the URL.',
      'A store outside of React, read with `useSyncExternalStore` or by a library that uses it, is for state that other code needs too. In this shop that is the session.',
    ],
  },
  {
    question: 'When do I need `useEffect`, and when not?',
    answer: [
      'To synchronise something outside of React with the page: a subscription, a timer, a widget that is not made with React. The function that the effect returns must stop what the effect started.',
      'Not for values that follow from props or state: compute them during rendering. Not for the result of a click either: that belongs in the click handler.',
    ],
  },
  {
    question: 'Why must I not change state in place?',
    answer: [
      'React compares by identity. If you push to an array in state and set it again, React sees the same array and may not render. Memoised children and effects fail in the same way.',
      'Make a new one instead: `[...parts, part]`, or `parts.filter(({ _id }) => _id !== gone)`.',
    ],
  },
  {
    question: 'When are `useMemo`, `useCallback` and `memo` worth it?',
    answer: [
      'When a measurement shows it: for slow computations, or for a value whose identity decides whether a memoised child renders again. Everywhere else they cost a comparison and a line to read.',
      'The React Compiler adds most of them automatically, so it is rarely worth adding them in advance.',
    ],
  },
  {
    question: 'What is hydration, and why does it complain?',
    answer: [
      'The server or the build sends HTML, so that the page is visible before any script is loaded. During hydration React takes over that HTML: it renders the same components and attaches the handlers to the existing elements.',
      'It complains when the two do not match, most often because of a date, a random number or `localStorage` that is read during rendering. Render what the server rendered first, and then what only the browser has. This shop checks in this way whether you are signed in.',
    ],
  },
];
