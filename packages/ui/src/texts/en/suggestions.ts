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
    failed: 'Suggestions could not be loaded. Press Enter to search all parts.',
  },
};
