/** Texts that are kept as the specification spells them: the word that is unusual, and how one would write it. */
export const kept: readonly { path: string; word: string; usual: string }[] = [
  { path: 'titles.addProduct', word: 'A Products', usual: 'A Product' },
  { path: 'order.quantityOutOfRange', word: 'grater', usual: 'greater' },
  { path: 'order.placed', word: 'sucessfully', usual: 'successfully' },
  { path: 'addPart.added', word: 'sucessfully', usual: 'successfully' },
  { path: 'profile.updated', word: 'successfullly', usual: 'successfully' },
  { path: 'deleteQuestion.cancel', word: 'Cancle', usual: 'Cancel' },
];

/** How the shop speaks. */
export const manner: readonly { rule: string; why: string }[] = [
  {
    rule: 'Like a person at the counter',
    why: 'Short sentences, plain words, the part before the adjective. No slogans, no exclamation that the specification does not have.',
  },
  {
    rule: 'Verbs on buttons',
    why: 'A button says what it does. A row’s button also says to what: “Delete Clutch Kit 430 mm”.',
  },
  {
    rule: 'What happened, then what to do',
    why: 'A failure names itself in a few words, says that nothing was lost, and offers the next step. It never blames.',
  },
  {
    rule: 'Bounds before the mistake',
    why: 'What a field takes stands under it beforehand; the message repeats it at the field.',
  },
  {
    rule: 'Bangla as it is spoken in the trade',
    why: 'Loan words that a mechanic uses stay; digits, taka and lakh grouping are Bangla. It is written, not translated.',
  },
];

/** How a word comes into the catalogue. */
export const addition: readonly string[] = [
  'Find the section of its component in texts/en.ts.',
  'Add it in English, and at the same place in texts/bn.ts. A catalogue that leaves a key out does not compile.',
  'What is filled in is an argument of a function, so that every language can put it where it belongs.',
  'The component takes it from useUi or useAccountUi. A word in a component’s own code is refused in review.',
  'It appears on this page by itself. If the specification gives the word, pin it in documented.test.ts.',
];
