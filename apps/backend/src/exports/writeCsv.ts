import { csvStart, writeCsvRow } from '@dealerkit/domain/exports/csv';
import type { ExportTable } from './ExportTable.ts';

/** Writes a table as CSV, some rows at a time. */
export async function* writeCsv({ headers, rows }: ExportTable): AsyncGenerator<string> {
  yield csvStart + writeCsvRow(headers);
  for await (const some of rows) yield some.map(writeCsvRow).join('');
}
