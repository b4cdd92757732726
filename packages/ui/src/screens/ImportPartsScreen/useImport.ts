import type {
  ImportList,
  ImportMapping,
  ImportOutcomes,
  ImportRun,
  PartField,
  StoredParts,
} from '@dealerkit/domain/import/partImport';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { fileKey } from '@dealerkit/domain/import/importPictures';
import { convertBijoyRows } from '@dealerkit/domain/text/bijoy';
import { createPartMatcher } from '@dealerkit/domain/import/partUpdate';
import { columnCount } from '@dealerkit/domain/import/sheet';
import type { ReadSheet, Sheet, SheetProblem } from '@dealerkit/domain/import/sheet';
import { useTexts, useUi } from '../../UiProvider.js';
import { createCheck, hasSurplus, splitAmountOf, widthOf } from './checkRows.js';
import type { CheckedRow, ChosenFiles } from './checkRows.js';
import { guessColumns } from './guessColumns.js';
import { english, fieldsOf } from './partFields.js';

export interface ImportProps {
  /** Reads the list that the admin pasted or chose. */
  onRead: ReadSheet;
  /** Whether the host keeps the own values of parts, such as reorder levels, so that a list can have them. @default false */
  hasOwnValues?: boolean | undefined;
  /** Whether the host takes pictures, so that a list can name files of pictures. @default false */
  takesPictures?: boolean | undefined;
  /** The list that is imported, if one was read. */
  list: ImportList | undefined;
  /** Whether the list is that of an earlier visit. @default false */
  isRestored?: boolean | undefined;
  /** Whether the browser keeps the list, so that the import can go on after the page was closed. @default true */
  isStored?: boolean | undefined;
  /** The parts of the shop, with which the rows are compared; undefined on a host that cannot change a part. */
  stored?: StoredParts | undefined;
  /** Called to load the parts of the shop again. */
  onCompare?: (() => void) | undefined;
  /** What became of the rows that were sent. */
  outcomes: ImportOutcomes;
  /** How far the import is. */
  run: ImportRun;
  /** Called with a list that was read. */
  onNewList: (list: ImportList) => void;
  /** Called with the changed list; `correctedRows` are the numbers of the rows whose outcomes no longer hold. */
  onListChange: (list: ImportList, correctedRows?: readonly number[]) => void;
  /** Called to send the rows with a part that are not in the shop yet; `currentRows` returns them as they are corrected by then. */
  onStart: (currentRows: () => readonly CheckedRow[]) => void;
  /** Called to stop after the responses to the rows that are sent. */
  onStop: () => void;
}

const listOf = ({ name, sheet, rows }: Sheet, fields: readonly PartField[]): ImportList => {
  const guessed = guessColumns(rows[0]?.cells ?? [], fields);
  const hasHeader = Object.keys(guessed).length > 0;
  const columns = hasHeader ? guessed : { product_name: 0 };
  return { name, sheet, rows, hasHeader, mapping: { columns, sameValues: { minimum_order_quantity: '1' } } };
};

const findBijoy = (rows: ImportList['rows']) => {
  const converted = convertBijoyRows(rows);
  const changed = converted.filter((row, index) => row !== rows[index]);
  const [first] = changed;
  if (!first) return undefined;
  const before = rows[converted.indexOf(first)]?.cells ?? [];
  const column = first.cells.findIndex((cell, index) => cell !== before[index]);
  return { count: changed.length, typed: before[column] ?? '', unicode: first.cells[column] ?? '' };
};

const withCell = (cells: readonly string[], column: number, text: string) =>
  Array.from({ length: Math.max(cells.length, column + 1) }, (_, index) =>
    index === column ? text : (cells[index] ?? ''),
  );

const noRows: ImportList['rows'] = [];

const noFiles: ChosenFiles = new Map();

/** The checked rows of the list, and its changes. */
export const useImport = (props: ImportProps) => {
  const {
    onRead,
    hasOwnValues = false,
    takesPictures = false,
    list,
    stored,
    outcomes,
    onNewList,
    onListChange,
  } = props;
  const { currency } = useUi();
  const texts = useTexts(english);
  const mapping = list?.mapping;
  const width = list && widthOf(list);
  const parts = stored?.state === 'ready' ? stored.parts : undefined;
  const shop = useMemo(() => parts && { parts, findPart: createPartMatcher(parts) }, [parts]);
  const check = useMemo(
    () => mapping && createCheck(mapping, texts, currency, shop, width),
    [mapping, texts, currency, shop, width],
  );
  const dataRows = useMemo(() => (list?.hasHeader ? list.rows.slice(1) : (list?.rows ?? noRows)), [list]);
  const [files, setFiles] = useState(noFiles);
  /** The file that was read, for its other sheets. */
  const [workbook, setWorkbook] = useState<{ source: Blob | string; sheets: readonly string[] }>();
  const chosen = takesPictures ? files : undefined;
  const rows = useMemo(() => check?.(dataRows, chosen) ?? [], [check, dataRows, chosen]);

  const latest = useRef({ list, rows, onListChange });
  useLayoutEffect(() => {
    latest.current = { list, rows, onListChange };
  });

  return {
    rows,
    files,
    /** Takes files for the rows that name them; rows that the host has refused are sent again with them. */
    addFiles: (added: readonly File[]) => {
      const byKey = new Map(added.map((file) => [fileKey(file.name), file]));
      setFiles(new Map([...files, ...byKey]));
      const isNamed = (value: string | File) => byKey.has(fileKey(typeof value === 'string' ? value : value.name));
      const refused = rows
        .filter(({ number, pictures }) => outcomes.get(number)?.state === 'refused' && pictures.some(isNamed))
        .map(({ number }) => number);
      if (list && refused.length > 0) onListChange(list, refused);
    },
    removeFiles: (keys: readonly string[]) => setFiles(new Map([...files].filter(([key]) => !keys.includes(key)))),
    currentRows: () => latest.current.rows,
    /** The texts of the first row, one for each column. */
    firstRow: useMemo(
      () => list && Array.from({ length: columnCount(list.rows) }, (_, column) => list.rows[0]?.cells[column] ?? ''),
      [list],
    ),
    /** Reads another list; resolves to what is wrong with it. */
    read: async (source: Blob | string, name?: string): Promise<SheetProblem | undefined> => {
      const sheet = await onRead(source, name);
      if ('reason' in sheet) return sheet;
      setFiles(noFiles);
      setWorkbook(sheet.sheets && { source, sheets: sheet.sheets });
      onNewList(listOf(sheet, fieldsOf(hasOwnValues)));
      return undefined;
    },
    workbook,
    /** The first text that was typed with Bijoy, with its Unicode, and how many rows have some. */
    bijoy: useMemo(() => list && findBijoy(list.rows), [list]),
    /** Converts the text that was typed with Bijoy to Unicode. */
    convertBijoy: () => {
      if (!list) return;
      const converted = convertBijoyRows(list.rows);
      const changed = list.rows.filter((row, index) => row !== converted[index]).map(({ number }) => number);
      const isSent = (number: number) => ['added', 'changed'].includes(outcomes.get(number)?.state ?? '');
      onListChange(
        { ...list, rows: [...converted] },
        changed.filter((number) => !isSent(number)),
      );
    },
    setMapping: (changed: ImportMapping) => list && onListChange({ ...list, mapping: changed }),
    setHasHeader: (hasHeader: boolean) => list && onListChange({ ...list, hasHeader }),
    /** Corrects a value; the row is then sent again if it was refused. The function stays the same while rows are sent. */
    correct: useCallback((number: number, field: PartField, text: string) => {
      const { list: before, onListChange: change } = latest.current;
      const column = before?.mapping.columns[field];
      if (!before || column === undefined) return;
      const limit = widthOf(before);
      const withText = before.rows.map((row) => {
        if (row.number !== number) return row;
        // The surplus cells are the pieces of the value that is corrected.
        const surplus = hasSurplus(row, before.mapping, limit) ? row.cells.length - limit : 0;
        const pieces = row.split === column && text.trim() === splitAmountOf(row) ? 2 : surplus + 1;
        const cells = pieces > 1 ? row.cells.toSpliced(column, pieces, text) : withCell(row.cells, column, text);
        return { ...row, cells };
      });
      change({ ...before, rows: withText }, [number]);
    }, []),
  };
};

export type Import = ReturnType<typeof useImport>;
