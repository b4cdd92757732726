/** The English of the section `table`, for `useTexts`. */
export const tableTexts = {
  table: {
    search: 'Search',
    searchCut: (used: string) => `Your search was too long. Only the beginning was used: “${used}”.`,
    sortBy: 'Sort by',
    asListed: 'Default order',
    ascending: {
      text: (column: string) => `${column}, A to Z`,
      number: (column: string) => `${column}, lowest first`,
      date: (column: string) => `${column}, oldest first`,
    },
    descending: {
      text: (column: string) => `${column}, Z to A`,
      number: (column: string) => `${column}, highest first`,
      date: (column: string) => `${column}, newest first`,
    },
    found: (found: string, all: string) => `${found} of ${all}`,
    shown: (shown: string, all: string) => `${shown} of ${all} shown`,
    more: 'Show more',
    actions: 'Actions',
    arrowKeys: 'With a keyboard, the arrow keys move between the cells.',
    nothingFound: { title: 'No matches', advice: 'Try fewer letters or another word.' },
    clearSearch: 'Clear search',
  },
};
