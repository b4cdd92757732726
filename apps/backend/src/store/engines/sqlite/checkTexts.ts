import type { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../../../startup.ts';
import { textColumns } from '../../texts/texts.ts';

/** Checks the texts of a database that another program may have changed; `name` is its name in the error. @throws StartupError */
export function checkTexts(db: DatabaseSync, name: string): void {
  const isColumn = db.prepare('SELECT 1 FROM pragma_table_info(?) WHERE name = ?');
  for (const [table, columns] of Object.entries(textColumns)) {
    for (const [column, maxLength] of Object.entries(columns)) {
      // A database of an older version lacks some columns.
      if (!isColumn.get(table, column)) continue;
      const count = db.prepare(
        `SELECT count(*) AS n FROM ${table}
         WHERE typeof(${column}) = 'text' AND (length(${column}) > ? OR instr(${column}, char(0)))`,
      );
      const rows = Number(count.get(maxLength)?.['n']);
      if (rows) {
        throw new StartupError(
          `${name} has texts in ${table}.${column} that are longer than ${maxLength} characters or contain a NUL character (rows: ${rows}): correct them, or choose another backup.`,
        );
      }
    }
  }
}
