import type { TradeName } from './search/types.js';

/** The kinds of truck parts as they are named in Bangladesh. */
export const tradeNames: readonly TradeName[] = [
  {
    kind: 'brake-pad',
    category: 'Brakes',
    names: ['brake pad', 'disc pad'],
    bangla: ['ব্রেক প্যাড'],
    latin: ['brek pad'],
  },
  {
    kind: 'oil-filter',
    category: 'Filters',
    names: ['oil filter', 'lube filter', 'lub oil filter'],
    bangla: ['অয়েল ফিল্টার', 'মবিল ফিল্টার'],
    latin: ['mobil filter'],
  },
];

/** Makes and models, each with its other spellings, and words that name no kind. */
export const tradeWords: {
  vehicles: readonly (readonly string[])[];
  other: readonly (readonly string[])[];
} = {
  vehicles: [
    ['tata', 'টাটা'],
    ['hino', 'হিনো'],
  ],
  other: [
    ['left', 'lh', 'বাম'],
    ['right', 'rh', 'ডান'],
  ],
};
