const parts = (count: number, formatted: string) => `${formatted} ${count === 1 ? 'part' : 'parts'}`;
const values = (count: number, formatted: string) => `${formatted} ${count === 1 ? 'value' : 'values'}`;

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
    saved: (count: number, formatted: string) => `${parts(count, formatted)} saved.`,
    undone: (count: number, formatted: string) => `${parts(count, formatted)} changed back.`,
    failed: (count: number, formatted: string) => `${parts(count, formatted)} not saved: the reason is in the row.`,
    invalid: (count: number, formatted: string) => `${values(count, formatted)} cannot be read.`,
    conflicts: (count: number, formatted: string) => `${values(count, formatted)} changed by another admin.`,
    elsewhere: (count: number, formatted: string) =>
      `${parts(count, formatted)} outside of this list ${count === 1 ? 'has' : 'have'} unsaved changes.`,
    pasted: (count: number, formatted: string) => `${values(count, formatted)} pasted.`,
    rowsLeft: (count: number, formatted: string) =>
      `There was no part for the last ${count === 1 ? 'row' : `${formatted} rows`}.`,
    discard: 'Discard',
    discarded: 'The changes are discarded.',
    undo: 'Undo',
  },
};
