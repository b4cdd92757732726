import type { Content } from '../Content.js';

export const questions: Content['questions'] = [
  {
    question: 'How does React know what to change on the page?',
    answer: [
      'A component returns a description of what should be there. When state changes, React calls the component again, compares the new description with the last one, and changes only the parts of the page that differ.',
      'The comparison goes by position and by type: another type in the same place is taken down and built again, state and all.',
    ],
  },
  {
    question: 'Why does a list need a `key`?',
    answer: [
      'The `key` tells React which item is which when the list changes. With it, a row keeps its state and its focus although it has moved.',
      'Take the identity of the item, such as its `_id`. The index is wrong as soon as rows are sorted, added in front or deleted: state then stays in its place while the item goes.',
    ],
  },
  {
    question: 'What are the ways to manage state in a React application?',
    answer: [
      'For what one component needs: `useState`, or `useReducer` where one event changes several values. For what a few share: the same, in the nearest parent that they have in common.',
      'For what many read and few change, such as the language: context. What lives on a server belongs in a cache that knows when it is out of date (this shop uses SWR), and what a link should lead back to belongs in the address.',
      'A store outside of React, read by `useSyncExternalStore` or by a library that does so, is for state that other code must reach too. Here that is the session.',
    ],
  },
  {
    question: 'When do I need `useEffect`, and when not?',
    answer: [
      'To keep something outside of React in step with what is on screen: a subscription, a timer, a widget that is not made with React. Whatever the effect starts, the function it returns must end.',
      'Not for values that follow from props or state: work them out while drawing. Not for what follows from a click either: that belongs in the click’s own handler.',
    ],
  },
  {
    question: 'Why must I not change state in place?',
    answer: [
      'React compares by identity. Push to an array that is in state and set it again, and React sees the same array and may draw nothing. Memoised children and effects go wrong in the same way.',
      'Make a new one instead: `[...parts, part]`, or `parts.filter(({ _id }) => _id !== gone)`.',
    ],
  },
  {
    question: 'When are `useMemo`, `useCallback` and `memo` worth it?',
    answer: [
      'When measuring says so: work that is truly long, or a value whose identity decides whether a memoised child is drawn again. Elsewhere they cost a comparison and a line to read.',
      'The React Compiler puts most of them in by itself, so it is seldom worth doing ahead of time.',
    ],
  },
  {
    question: 'What is hydration, and why does it complain?',
    answer: [
      'The server, or the build, sends HTML so that there is something to see before any script has come. Hydration is React taking that HTML over: it draws the same components and attaches the handlers to what is already there.',
      'It complains when the two do not match, most often because of a date, a random number or a look into `localStorage` while drawing. Draw what the server drew first, and let what only the browser knows follow. This shop finds out in that way whether you are signed in.',
    ],
  },
];
