/** Where cells end without tabs. A comma between digits can belong to the number. */
const cellEnd = /[;|]|(?<!\d),|,(?!\d{3}(?!\d))|(?<=\d{5}),/;

/** Splits a row that was copied from a spreadsheet or a file of comma-separated values. */
export const splitCells = (row: string): string[] => {
  const cells = row.includes('\t')
    ? row.split('\t')
    : row
        // A comma inside of quotation marks ends no cell.
        .replace(/(?<=^|[,;|])\s*"([^"]*)"/g, (_, quoted: string) => quoted.replaceAll(/[,;|]/g, ' '))
        .split(cellEnd);
  return cells.map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
};
