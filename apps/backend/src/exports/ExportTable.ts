import { setImmediate } from 'node:timers/promises';
import type { CsvValue } from '@dealerkit/domain/exports/csv';
import {
  type CellFormats,
  type CellType,
  exportCells,
  type ExportColumns,
} from '@dealerkit/domain/exports/exportColumns';

/** A list to export, whose rows are read while they are sent. */
export interface ExportTable {
  headers: readonly string[];
  types: readonly CellType[];
  /** The cells of the rows, page by page. */
  rows: AsyncIterable<CsvValue[][]>;
}

/** So few rows keep the process from other calls for a moment only: reading the phone numbers of one takes up to 0.5 ms. */
const rowsAtOnce = 20;

async function* writeCells<Row>(columns: ExportColumns<Row>, pages: AsyncIterable<Row[]>, formats: CellFormats) {
  for await (const page of pages) {
    const rows: CsvValue[][] = [];
    for (const row of page) {
      rows.push(exportCells(columns, row, formats));
      if (rows.length % rowsAtOnce === 0) await setImmediate();
    }
    yield rows;
    await setImmediate();
  }
}

/** Creates the table of a list; each page is read when the one before it was sent. */
export const exportTable = <Row>(
  columns: ExportColumns<Row>,
  pages: AsyncIterable<Row[]>,
  formats: CellFormats,
): ExportTable => ({
  headers: columns.map(([header]) => header),
  types: columns.map(([, type]) => type),
  rows: writeCells(columns, pages, formats),
});
