import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { NewPart } from '../../blocks/AddPartForm/AddPartForm.schema.js';
import type { FormDraft } from '../../AsyncData.js';
import { columnCount } from '../../sheet.js';
import type { ReadSheet, Sheet, SheetProblem } from '../../sheet.js';
import { useUi } from '../../UiProvider.js';
import { createCheck } from './checkRows.js';
import type { Mapping } from './checkRows.js';
import { guessColumns } from './guessColumns.js';
import { writeImport, readImport } from './importDraft.js';
import type { ImportList } from './importDraft.js';
import type { PartField } from './partFields.js';
import type { AddResult } from './runImport.js';
import { useImportRun } from './useImportRun.js';

export interface ImportOptions {
  /** Reads the list that the admin pasted or chose. */
  onRead: ReadSheet;
  /** Adds one part; the rows are added one after the other. */
  onAdd: (part: NewPart) => Promise<AddResult>;
  /** Stores the list and what became of its rows, so that the import can go on after the page was closed. */
  draft?: FormDraft | undefined;
}

const listOf = ({ name, rows }: Sheet): ImportList => {
  const guessed = guessColumns(rows[0]?.cells ?? []);
  const hasHeader = Object.keys(guessed).length > 0;
  const columns = hasHeader ? guessed : { product_name: 0 };
  return { name, rows, hasHeader, mapping: { columns, sameValues: { minimum_order_quantity: '1' } } };
};

const withCell = (cells: readonly string[], column: number, text: string) =>
  Array.from({ length: Math.max(cells.length, column + 1) }, (_, index) =>
    index === column ? text : (cells[index] ?? ''),
  );

const noRows: ImportList['rows'] = [];

/** The list of an import, its columns, its checked rows, and their import. */
export const useImport = ({ onRead, onAdd, draft }: ImportOptions) => {
  const { texts, currency } = useUi();
  const [restored] = useState(() => readImport(draft));
  const [list, setList] = useState(restored?.list);

  const mapping = list?.mapping;
  const check = useMemo(() => mapping && createCheck(mapping, texts, currency), [mapping, texts, currency]);
  const dataRows = useMemo(() => (list?.hasHeader ? list.rows.slice(1) : (list?.rows ?? noRows)), [list]);
  const rows = useMemo(() => check?.(dataRows) ?? [], [check, dataRows]);

  const { forget, currentOutcomes, ...importRun } = useImportRun({
    rows,
    onAdd,
    restored: restored?.outcomes,
    save: (outcomes) => list && writeImport(draft, list, outcomes),
  });

  const change = (changed: ImportList) => {
    setList(changed);
    writeImport(draft, changed, currentOutcomes());
  };

  const latest = useRef({ list, change, forget });
  useLayoutEffect(() => {
    latest.current = { list, change, forget };
  });

  return {
    ...importRun,
    list,
    rows,
    isRestored: restored !== undefined && restored.list.rows[0] === list?.rows[0],
    /** The texts of the first row, one for each column. */
    firstRow: useMemo(
      () => list && Array.from({ length: columnCount(list.rows) }, (_, column) => list.rows[0]?.cells[column] ?? ''),
      [list],
    ),
    /** Reads another list; resolves to what is wrong with it. */
    read: async (source: Blob | string): Promise<SheetProblem | undefined> => {
      const sheet = await onRead(source);
      if ('reason' in sheet) return sheet;
      forget();
      change(listOf(sheet));
      return undefined;
    },
    setMapping: (changed: Mapping) => list && change({ ...list, mapping: changed }),
    setHasHeader: (hasHeader: boolean) => list && change({ ...list, hasHeader }),
    /** Corrects a value; the row is then sent again if it was refused. The function stays the same while rows are sent. */
    correct: useCallback((number: number, field: PartField, text: string) => {
      const { list: before, ...actions } = latest.current;
      const column = before?.mapping.columns[field];
      if (!before || column === undefined) return;
      actions.forget(number);
      actions.change({
        ...before,
        rows: before.rows.map((row) =>
          row.number === number ? { ...row, cells: withCell(row.cells, column, text) } : row,
        ),
      });
    }, []),
  };
};

export type Import = ReturnType<typeof useImport>;
