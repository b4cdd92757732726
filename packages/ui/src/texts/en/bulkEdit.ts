/** The English of the section `bulkEdit`, for `useTexts`. */
export const bulkEditTexts = {
  bulkEdit: {
    title: 'Prices and stock',
    reorderLevel: 'Reorder level',
    of: (field: string, about: string) => `${field}: ${about}`,
    empty: 'empty',
    changedFrom: (value: string) => `Changed, was ${value}`,
    notAmount: 'This must be an amount',
    conflict: (present: string) => `Another admin has changed this meanwhile. Now: ${present}`,
    take: (present: string) => `Use ${present}`,
    keep: (typed: string) => `Replace it with ${typed}`,
    notUndone: 'Another admin has changed this part meanwhile, so it was not undone.',
    save: (count: number, formatted: string) =>
      count === 0 ? 'Save' : `Save ${formatted} ${count === 1 ? 'change' : 'changes'}`,
    saving: (done: string, total: string) => `Saving ${done} of ${total} …`,
    saved: (count: number, formatted: string) => `${formatted} ${count === 1 ? 'part' : 'parts'} saved.`,
    undone: (count: number, formatted: string) => `${formatted} ${count === 1 ? 'part' : 'parts'} changed back.`,
    failed: (count: number, formatted: string) =>
      `${formatted} ${count === 1 ? 'part' : 'parts'} not saved: the reason is in the row.`,
    invalid: (count: number, formatted: string) => `${formatted} ${count === 1 ? 'value' : 'values'} cannot be read.`,
    conflicts: (count: number, formatted: string) =>
      `${formatted} ${count === 1 ? 'value' : 'values'} changed by another admin.`,
    elsewhere: (count: number, formatted: string) =>
      `${formatted} ${count === 1 ? 'part' : 'parts'} outside of this list ${count === 1 ? 'has' : 'have'} unsaved changes.`,
    pasted: (count: number, formatted: string) => `${formatted} ${count === 1 ? 'value' : 'values'} pasted.`,
    rowsLeft: (count: number, formatted: string) =>
      `There was no part for the last ${count === 1 ? 'row' : `${formatted} rows`}.`,
    discard: 'Discard',
    discarded: 'The changes are discarded.',
    undo: 'Undo',
  },
};
