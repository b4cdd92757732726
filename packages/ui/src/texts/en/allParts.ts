/** The English of the section `allParts`, for `useTexts`. */
export const allPartsTexts = {
  allParts: {
    search: 'Search parts',
    filter: 'Filter and sort',
    sortBy: 'Sort by',
    sorts: {
      newest: 'Newest first',
      price: 'Price, lowest first',
      '-price': 'Price, highest first',
      name: 'Name, A to Z',
    },
    inStock: 'In stock only',
    min: 'Price from',
    max: 'Price to',
    priceNumber: 'Enter an amount',
    minChip: (price: string) => `From ${price}`,
    maxChip: (price: string) => `Up to ${price}`,
    clear: 'Clear search and filters',
    results: 'Results',
    countFor: (count: number, formatted: string, search: string) =>
      `${formatted} ${count === 1 ? 'part' : 'parts'} for “${search}”`,
    shown: (shown: string, total: string) => `${shown} of ${total} shown`,
    more: 'Show more parts',
    nothingFor: (search: string) => `No part found for “${search}”`,
    nothing: 'No part matches these filters',
    nothingAdvice: 'Try fewer words or another number, or ask us: not every part in the shop is listed here.',
    /** The words of the search stand where the marks are, so that they can be emphasised. */
    corrected: (search: string) => `Showing results for ${search}.`,
    searchInstead: (search: string) => `Search for ${search} instead.`,
    replaces: (number: string) => `replaces ${number}`,
    listedFor: (vehicle: string) => `listed for ${vehicle}`,
    listedForYours: (vehicle: string) => `listed for your ${vehicle}`,
    onlyBest: (count: string, total: string) =>
      `The ${count} best matches of ${total} are listed. Add a word or a filter to see others.`,
    understood: (words: string) => `We looked for: ${words}`,
    nearest: (category: string) => `See all parts in ${category}`,
    relevance: 'Best match first',
    compare: 'Compare',
    compareNamed: (name: string) => `Compare ${name}`,
    oneCompared: 'Choose another part to compare.',
    compared: (count: string) => `${count} parts chosen`,
    compareNone: 'Clear',
    remove: 'Remove',
    removeNamed: (name: string) => `Remove ${name}`,
    goneCompared: (count: number, formatted: string) =>
      `${formatted} ${count === 1 ? 'part is' : 'parts are'} no longer on sale.`,
    nothingCompared: {
      title: 'Nothing to compare',
      advice: 'Choose up to four parts in the list of all parts, by “Compare”.',
    },
  },
};
