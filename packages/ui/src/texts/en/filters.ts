/** The English of the section `filters`, for `useTexts`. */
export const filtersTexts = {
  filters: {
    label: 'Filters',
    categories: 'Category',
    vehicles: 'Truck',
    brands: 'Brand',
    chosen: (label: string, count: string) => `${label} (${count})`,
    find: (label: string) => `Find in: ${label}`,
    noMatch: 'Nothing in this list matches.',
    none: 'None for these parts',
    showAll: (count: string) => `Show all ${count}`,
    showFewer: 'Show fewer',
    show: (count: number, formatted: string) => `Show ${formatted} ${count === 1 ? 'part' : 'parts'}`,
    showParts: 'Show parts',
    clear: 'Clear filters',
    myTrucks: {
      title: 'My trucks',
      lead: 'Choose your trucks once. Parts that the dealer lists for them are marked. Your choice stays in this browser.',
      choose: 'Your trucks',
      filter: 'Show parts for my trucks',
      done: 'Done',
    },
  },
};
