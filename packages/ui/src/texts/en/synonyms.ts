/** The English of the section `synonyms`, for `useTexts`. */
export const synonymsTexts = {
  synonyms: {
    lead: 'The words your customers use for a part. The search knows the common ones; add those it does not.',
    add: 'Add a trade name',
    kind: 'Kind of part',
    kindHint:
      'One name for the kind in English letters, such as leaf spring. A known kind keeps its own names, and these are added.',
    names: 'English names',
    namesHint: 'Separate names by commas.',
    bangla: 'Bangla names',
    latin: 'Spellings in Latin letters',
    latinHint: 'Bangla words as customers type them in Latin letters, such as kamani.',
    category: 'Category',
    save: 'Save',
    kindRequired: 'Enter the kind of part',
    categoryRequired: 'Enter the category',
    nameRequired: 'Enter at least one name or spelling',
    kindInvalid: (maximum: string) =>
      `Use English letters, digits and dashes, with a letter first, at most ${maximum} characters`,
    nameTooLong: (maximum: string) => `Use at most ${maximum} characters for each name`,
    tooManyNames: (maximum: string) => `A kind of part can have at most ${maximum} names in this field. Remove some.`,
    tooManyKinds: (maximum: string) =>
      `You have ${maximum} kinds of parts, and there is no room for more. Remove one first.`,
    count: (count: number, formatted: string) => `${formatted} ${count === 1 ? 'trade name' : 'trade names'}`,
    edit: 'Edit',
    editNamed: (kind: string) => `Edit ${kind}`,
    remove: 'Remove',
    removeNamed: (kind: string) => `Remove ${kind}`,
    removeTitle: (kind: string) => `Remove the trade names of ${kind}?`,
    removeWarning: 'Customers who use these words will no longer find the part by them.',
    keep: 'Keep',
    conflict: 'Another admin has changed the trade names in the meantime. Check the list, then save again.',
    taken: (name: string, kind: string) => `“${name}” already belongs to ${kind}. Remove it there first.`,
    saved: (kind: string) => `The trade names of ${kind} are saved.`,
    removed: (kind: string) => `The trade names of ${kind} are removed.`,
    indexing: (done: string, all: string) =>
      `The search is learning the changes: ${done} of ${all} parts are done. Customers can search meanwhile.`,
    indexingLabel: 'Progress of the update',
    empty: {
      title: 'No trade names of your own',
      advice: 'The search already knows the common words in English and Bangla. Add a word when customers miss a part.',
    },
  },
};
