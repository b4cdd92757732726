/** The English of the section `zeroResultSearches`, for `useTexts`. */
export const zeroResultSearchesTexts = {
  zeroResultSearches: {
    lead: 'What customers looked for and did not find in the last 90 days. Nothing about the customers is kept.',
    text: 'Searched for',
    searches: 'Times',
    lastDay: 'Last day',
    count: (count: number, formatted: string) => `${formatted} ${count === 1 ? 'search' : 'searches'}`,
    add: 'Add as a trade name',
    addNamed: (search: string) => `Add as a trade name: “${search}”`,
    empty: { title: 'Every search found a part', advice: 'Searches without a result are listed here.' },
  },
};
