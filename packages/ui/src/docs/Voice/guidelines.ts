/** Misspellings that the specification requires, and the usual spelling. */
export const misspellings: readonly { path: string; word: string; usual: string }[] = [
  { path: 'titles.addProduct', word: 'A Products', usual: 'A Product' },
  { path: 'order.quantityOutOfRange', word: 'grater', usual: 'greater' },
  { path: 'order.placed', word: 'sucessfully', usual: 'successfully' },
  { path: 'addPart.added', word: 'sucessfully', usual: 'successfully' },
  { path: 'profile.updated', word: 'successfullly', usual: 'successfully' },
  { path: 'deleteModal.cancel', word: 'Cancle', usual: 'Cancel' },
];

/** The guidelines for UI texts. */
export const guidelines: readonly { rule: string; explanation: string }[] = [
  {
    rule: 'Write plainly',
    explanation:
      'Short sentences and common words. No slogans, and no exclamation marks that the specification does not have.',
  },
  {
    rule: 'Use verbs on buttons',
    explanation:
      'A button says what it does. In a row it also names the item for screen readers: “Delete Clutch Kit 430 mm”.',
  },
  {
    rule: 'Say what happened, then what to do',
    explanation:
      'An error message names the problem in a few words, says that no data was lost and offers the next step. It never blames the user.',
  },
  {
    rule: 'Show limits before the error',
    explanation: 'A hint below the field states the allowed values; the error message repeats them.',
  },
  {
    rule: 'Write Bangla as mechanics speak it',
    explanation: 'Keep common loan words; use Bangla digits, taka and lakh grouping. Do not translate word by word.',
  },
];

/** How to add a text. */
export const stepsToAdd: readonly string[] = [
  'Find the section of the component in texts/en/; the texts of every page are in texts/en/shared.ts.',
  'Add the text in English, and under the same key in texts/bn/. A catalogue with a missing key does not compile.',
  'For a text with values, add a function, so that every language can order them as it needs.',
  'Read the text of every page with useUi, that of a section with useTexts. The linter rejects texts in the code of a component.',
  'The text appears on this page automatically. If the specification defines it, add it to documented.test.ts.',
];
