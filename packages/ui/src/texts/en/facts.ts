/** The English of the section `facts`, for `useTexts`. */
export const factsTexts = {
  facts: {
    title: 'As listed by the dealer',
    oem: 'OEM number',
    replaces: 'Replaces',
    replacedBy: 'Replaced by',
    fits: 'Listed for',
    category: 'Category',
    brand: 'Brand',
    grade: 'Grade',
    origin: 'Origin',
    unit: 'Unit',
    number: 'Part number',
    categoryHint: 'Such as Clutch or Filters. Customers filter parts by it.',
    suggestedCategory: (category: string) =>
      `Suggested from the name: ${category}. The shop uses it as long as this field is empty.`,
    gradeHint: 'Such as Genuine or Reconditioned',
    originHint: 'The country where it was made',
    unitHint: 'What the price is for, such as piece or set',
    replacedByHint: 'The number of the part that has taken its place. Customers are led to it.',
  },
};
