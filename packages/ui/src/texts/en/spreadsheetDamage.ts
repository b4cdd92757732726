/** The English of the section `spreadsheetDamage`, for `useTexts`. */
export const spreadsheetDamageTexts = {
  spreadsheetDamage: {
    exponent:
      'A spreadsheet has shortened this number. Type the whole number here, and format its column as text in the spreadsheet.',
    date: 'A spreadsheet has made a date of this number. Type the number here, and format its column as text in the spreadsheet.',
    hashes:
      'Its column was too narrow, so the value was not copied. Type the value here, or widen the column and copy again.',
    error: 'This is an error of the spreadsheet, not a value. Type the value here.',
  },
};
