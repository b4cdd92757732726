/** The English of the section `suggestions`, for `useTexts`. */
export const suggestionsTexts = {
  suggestions: {
    label: 'Suggestions',
    recent: 'Recent searches',
    clearRecent: 'Clear recent searches',
    category: 'Category',
    vehicle: 'Truck',
    count: (count: number, formatted: string) => `${formatted} ${count === 1 ? 'suggestion' : 'suggestions'}`,
    none: (search: string) => `No suggestions for “${search}”. Press Enter to search all parts.`,
    parts: 'Parts',
    order: (number: string) => `Order ${number}`,
    allNone: (search: string) => `No customer, order or part for “${search}”. Press Enter to search all parts.`,
    allFailed: 'Some results could not be loaded.',
    failed: 'Suggestions could not be loaded. Press Enter to search all parts.',
  },
};
