import { exportTextsEn as exported } from '@dealerkit/domain/exportTextsEn';

/** The English of the section `importParts`, for `useTexts`. */
export const importPartsTexts = {
  importParts: {
    lead: 'Add many parts at once from a spreadsheet. Nothing is added until you start the import.',
    paste: 'Paste your list',
    pasteHint: 'Copy the cells in your spreadsheet, with the row of column names, and paste them here.',
    check: 'Check the list',
    drop: 'Drop a spreadsheet here (.xlsx, CSV or TSV)',
    chooseFile: 'Choose a file',
    fileHint: (megabytes: string, rows: string) => `At most ${megabytes} MB and ${rows} rows.`,
    columnsHint: 'An exported list of parts has the right columns. English and Bangla column names are recognised.',
    filesHint:
      'A column with pictures can have addresses or names of files, separated by semicolons; you choose the files in the next step.',
    addressesHint: 'A column with pictures needs their addresses, because this shop takes no picture files.',
    backToList: 'Back to the list',
    problems: {
      tooLarge: (megabytes: string) =>
        `This list is larger than ${megabytes} MB, so it was not read. Split it into smaller lists.`,
      tooManyRows: (rows: string) =>
        `This list has more than ${rows} rows, so it was not read. Split it into smaller lists.`,
      tooManyColumns: (columns: string, limit: string) =>
        `This list has ${columns} columns, and at most ${limit} can be read. Delete the columns that are not needed.`,
      spreadsheet:
        'This kind of file cannot be read, nor one with a password. Save it as .xlsx without a password in your spreadsheet program and choose that file.',
      damaged:
        'This spreadsheet is damaged. Open it in your spreadsheet program, save it as .xlsx again and choose that file.',
      binary: 'This is not a list. Choose an .xlsx, CSV or TSV file.',
      empty: 'This list has no rows. Paste the cells or choose a file that has some.',
      several: 'Choose one file at a time.',
      unreadable: 'This file could not be opened. Choose it again, or paste the cells.',
    },
    list: 'Your list',
    rows: (count: number, formatted: string) => `${formatted} ${count === 1 ? 'row' : 'rows'}`,
    rowsRead: (rows: string, read: string, refused: string) => `${rows} in the list: ${read} read, ${refused} refused.`,
    refusedHint: 'Each refused row says why under “To correct”.',
    otherList: 'Choose another list',
    sheet: 'Sheet',
    restored: 'We restored your list. Rows that are in the shop are marked.',
    notStored: 'This browser could not store the list. Keep this page open until the import is finished.',
    columns: 'Columns',
    matched: (matched: string, all: string) => `${matched} of ${all} fields have a column`,
    column: (number: string) => `Column ${number}`,
    noColumn: 'No column',
    firstRow: 'First row',
    columnNames: 'Column names',
    isPart: 'A part',
    forAllRows: (field: string) => `${field} for all rows`,
    row: (number: string) => `Row ${number}`,
    status: exported.orders.status,
    show: 'Show',
    filters: {
      all: 'All rows',
      problem: 'To correct',
      ready: 'Waiting',
      added: 'In the shop',
    },
    statuses: {
      ready: 'Ready',
      problem: 'To correct',
      taken: 'Name is taken',
      refused: 'Refused',
      unknown: 'Perhaps in the shop',
      sending: 'Being sent',
      added: 'In the shop',
    },
    taken: 'A part with this name is already on sale. Choose another name.',
    sameName: (row: string) => `Row ${row} has the same name.`,
    unreadableText: 'Some characters could not be read. Type this again.',
    textPrice: 'Not an amount, so shown as written.',
    correct: (field: string, row: string) => `Correct ${field}, row ${row}`,
    foundFiles: (found: string, needed: string) => `${found} of ${needed} files are chosen`,
    missingFiles: (files: string) =>
      `Not chosen yet: ${files}. Choose these files, or correct their names in the rows.`,
    missingInRow: (files: string) => `File not chosen yet: ${files}`,
    unusedFiles: (files: string) => `No row names these files, so they are not uploaded: ${files}.`,
    otherFiles: (count: number, formatted: string) => `${formatted} other ${count === 1 ? 'file' : 'files'}`,
    leaveOutFiles: 'Leave them out',
    picturesHint: (megabytes: string) =>
      `JPEG, PNG, WebP or AVIF, at most ${megabytes} MB each. They are found by their names, and uploaded with their rows once you start the import.`,
    tooManyPictures: (maximum: string) => `A part has at most ${maximum} pictures.`,
    addressesOnly: 'This shop takes no picture files. Enter the address of the picture instead.',
    start: (count: number, formatted: string) => `Import ${formatted} ${count === 1 ? 'part' : 'parts'}`,
    stop: 'Stop',
    goOn: (count: number, formatted: string) => `Go on with ${formatted} ${count === 1 ? 'part' : 'parts'}`,
    progress: 'Progress of the import',
    added: (added: string, all: string) => `${added} of ${all} in the shop`,
    perhapsAdded: (count: number, formatted: string) =>
      `The shop did not answer for ${formatted} ${count === 1 ? 'row' : 'rows'} without a name. Look in Manage Products before you add them again.`,
    started: 'The import has started.',
    waiting: (seconds: string) =>
      `The shop takes only so many parts a minute. The import goes on by itself in ${seconds} s.`,
    stopped: 'The import is stopped. Rows that are in the shop are marked and are not sent again.',
    finished: (count: number, formatted: string) =>
      `The import is finished: ${formatted} ${count === 1 ? 'part is' : 'parts are'} in the shop.`,
    addedInPart: (count: number, formatted: string) =>
      `${formatted} ${count === 1 ? 'part is' : 'parts are'} in the shop. Correct the marked rows to import them too.`,
    nothingToImport: 'No row can be imported yet. Correct the marked cells or the columns.',
    toImport: 'Import a list',
  },
};
