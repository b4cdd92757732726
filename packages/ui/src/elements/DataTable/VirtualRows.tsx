import { useLayoutEffect, useRef, useState, useCallback, memo, useId } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { setStyle } from '../setStyle.js';
import { useTexts } from '../../UiProvider.js';
import { tableTexts } from '../../texts/en/table.js';
import type { RowsProps } from './Rows.js';
import { keyboardHint } from './DataTable.css.js';
import { body as bodyStyle, table, viewport as viewportStyle } from './Rows.css.js';
import { TableHead, TableRow, tableClass } from './Rows.js';

interface CellPosition {
  row: number;
  column: number;
}

interface Grid {
  body: RefObject<HTMLTableSectionElement | null>;
  rowCount: number;
  columnCount: number;
  /** When it changes, the first cell becomes the active one. */
  resetKey: string;
}

const controlsIn = (cell: HTMLElement) => cell.querySelectorAll<HTMLElement>('button, a[href]');

const cellAround = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;

const positionOf = (cell: HTMLElement): CellPosition => ({
  row: Number(cell.dataset['row']),
  column: Number(cell.dataset['column']),
});

const movesFrom = ({ row, column }: CellPosition, { rowCount, columnCount }: Grid, pageRows: number) =>
  ({
    ArrowDown: { row: row + 1, column },
    ArrowUp: { row: row - 1, column },
    ArrowRight: { row, column: column + 1 },
    ArrowLeft: { row, column: column - 1 },
    PageDown: { row: row + pageRows, column },
    PageUp: { row: row - pageRows, column },
    Home: { row, column: 0 },
    End: { row, column: columnCount - 1 },
    'Control+Home': { row: 0, column: 0 },
    'Control+End': { row: rowCount - 1, column: columnCount - 1 },
  }) as Partial<Record<string, CellPosition>>;

/**
 * Keyboard navigation of the WAI-ARIA grid pattern with a roving tabindex: one tab stop for all rows, arrow keys between
 * cells. In a cell with a button, the button takes the focus.
 */
const useGridNavigation = (grid: Grid) => {
  const { body, rowCount, columnCount, resetKey } = grid;
  const [requested, setRequested] = useState({ row: 0, column: 0, resetKey });
  const isMoving = useRef(false);
  const isStale = requested.resetKey !== resetKey;
  const active = {
    row: isStale ? 0 : Math.max(Math.min(requested.row, rowCount - 1), 0),
    column: isStale ? 0 : Math.min(requested.column, columnCount - 1),
  };

  // The cells contain buttons of the caller, so `tabIndex` is set on the DOM elements.
  useLayoutEffect(() => {
    for (const cell of body.current?.querySelectorAll<HTMLElement>('[data-column]') ?? []) {
      const { row, column } = positionOf(cell);
      const isActive = row === active.row && column === active.column;
      const [first, ...others] = controlsIn(cell);
      for (const control of first ? [first, ...others] : []) control.tabIndex = isActive ? 0 : -1;
      cell.tabIndex = isActive && !first ? 0 : -1;
      if (isActive && isMoving.current) (first ?? cell).focus({ preventScroll: true });
    }
    isMoving.current = false;
  });

  return {
    activeRow: active.row,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const cell = cellAround(target);
      if (cell) setRequested({ ...positionOf(cell), resetKey });
    },
    /** Moves the active cell by a key of the grid pattern and returns its row; undefined for other keys. */
    moveByKey: (event: KeyboardEvent, pageRows: number): number | undefined => {
      const move = movesFrom(active, grid, pageRows)[event.ctrlKey ? `Control+${event.key}` : event.key];
      if (!move || event.altKey || event.metaKey || event.shiftKey || !cellAround(event.target)) return undefined;
      event.preventDefault();
      const row = Math.max(Math.min(move.row, rowCount - 1), 0);
      isMoving.current = true;
      setRequested({ row, column: Math.max(Math.min(move.column, columnCount - 1), 0), resetKey });
      return row;
    },
  };
};

/** Rows rendered beyond either edge of the viewport, so that fast scrolling shows no gap. */
const OVERSCAN = 4;

/** The maximum list height in pixels: some browsers render nothing beyond about 17.8 million. Longer lists scale the scroll position. */
const MAX_HEIGHT = 15_000_000;

/** Scroll position, visible height and row height in pixels. */
interface Measurements {
  top: number;
  height: number;
  rowHeight: number;
}

const beforeFirstMeasurement: Measurements = { top: 0, height: 640, rowHeight: 64 };

const rangeOf = (from: number, to: number) =>
  Array.from({ length: Math.max(to - from, 0) }, (_, index) => from + index);

interface VirtualRowsOptions {
  body: RefObject<HTMLTableSectionElement | null>;
  rowCount: number;
  /** Rendered even outside the viewport, because it holds the focus or the tab stop. */
  activeRow: number;
  /** When it changes, the list scrolls to the first row. */
  resetKey: string;
}

/** Virtual scrolling for rows of equal height: which rows to render, and at which offset. */
const useVirtualRows = ({ body, rowCount, activeRow, resetKey }: VirtualRowsOptions) => {
  const viewport = useRef<HTMLDivElement>(null);
  const [measurements, setMeasurements] = useState(beforeFirstMeasurement);

  const measure = useCallback(() => {
    const [viewportElement, bodyElement] = [viewport.current, body.current];
    if (!viewportElement || !bodyElement) return;
    const top = viewportElement.scrollTop;
    // The sticky table head covers the top of the viewport.
    const height = viewportElement.clientHeight - bodyElement.offsetTop;
    const renderedHeight = bodyElement.rows[0]?.offsetHeight;
    setMeasurements((before) => {
      const rowHeight = renderedHeight || before.rowHeight;
      const isSame = before.top === top && before.height === height && before.rowHeight === rowHeight;
      return isSame ? before : { top, height, rowHeight };
    });
  }, [body]);

  const { top, height, rowHeight } = measurements;
  const fullHeight = rowCount * rowHeight;
  const listHeight = Math.min(fullHeight, MAX_HEIGHT);

  // Before the measurement, because the viewport is as high as the list.
  useLayoutEffect(() => setStyle({ 'block-size': `${String(listHeight)}px` })(body.current), [body, listHeight]);

  useLayoutEffect(() => {
    const observer = new ResizeObserver(measure);
    if (viewport.current) observer.observe(viewport.current);
    measure();
    return () => observer.disconnect();
  }, [measure]);

  useLayoutEffect(() => {
    if (viewport.current) viewport.current.scrollTop = 0;
  }, [resetKey]);

  const scale = listHeight > height ? (fullHeight - height) / (listHeight - height) : 1;
  const start = top * scale;
  const first = Math.max(Math.floor(start / rowHeight) - OVERSCAN, 0);
  const last = Math.min(Math.ceil((start + height) / rowHeight) + OVERSCAN, rowCount);
  const nearViewport = rangeOf(first, last);
  const isActiveOutside = activeRow < rowCount && (activeRow < first || activeRow >= last);

  return {
    viewport,
    measure,
    /** The number of whole rows in the viewport. */
    pageRows: Math.max(Math.floor(height / rowHeight), 1),
    /** The rows to render, in ascending order, with the active row among them. */
    renderedRows: isActiveOutside ? [...nearViewport, activeRow].toSorted((one, other) => one - other) : nearViewport,
    /** The distance of a row from the top of the list in pixels. */
    offsetOf: (row: number) => row * rowHeight - start + top,
    /** Scrolls no more than needed to make a row visible. */
    scrollToRow: (row: number) => {
      const isAbove = row * rowHeight < start;
      const isBelow = (row + 1) * rowHeight > start + height;
      const target = isAbove ? row * rowHeight : (row + 1) * rowHeight - height;
      if ((isAbove || isBelow) && viewport.current) viewport.current.scrollTop = target / scale;
    },
  };
};

interface VirtualRowsProps<Row> extends RowsProps<Row> {
  /** When it changes, the list starts at the first row again. */
  resetKey: string;
}

const Table = <Row,>({
  label,
  rows,
  rowIndexes,
  rowKey,
  resetKey,
  sort,
  onSortChange,
  ...layout
}: VirtualRowsProps<Row>) => {
  const texts = useTexts(tableTexts);
  const hintId = useId();
  const body = useRef<HTMLTableSectionElement>(null);
  const rowCount = rowIndexes.length;
  const columnCount = layout.columns.length + (layout.actions ? 1 : 0);
  const { activeRow, onFocus, moveByKey } = useGridNavigation({ body, rowCount, columnCount, resetKey });
  const { viewport, measure, pageRows, renderedRows, offsetOf, scrollToRow } = useVirtualRows({
    body,
    rowCount,
    activeRow,
    resetKey,
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const row = moveByKey(event, pageRows);
    if (row !== undefined) scrollToRow(row);
  };

  return (
    <>
      <p id={hintId} className={keyboardHint}>
        {texts.table.arrowKeys}
      </p>
      <div className={viewportStyle} ref={viewport} onScroll={measure}>
        <table
          className={tableClass(table.virtual, layout.columns)}
          role="grid"
          aria-label={label}
          aria-describedby={hintId}
          aria-rowcount={rowCount + 1}
          aria-colcount={columnCount}
          // Before the button of a menu reads an arrow key as a command to open the menu.
          onKeyDownCapture={onKeyDown}
          onFocus={onFocus}
        >
          <TableHead {...layout} sort={sort} onSortChange={onSortChange} />
          <tbody className={bodyStyle.virtual} role="rowgroup" ref={body}>
            {renderedRows.map((index) => {
              const row = rows[rowIndexes[index] ?? -1];
              return row && <TableRow key={rowKey(row)} {...layout} row={row} index={index} top={offsetOf(index)} />;
            })}
          </tbody>
        </table>
      </div>
    </>
  );
};

/** Renders only the rows in its own scroll container. Memoized, so that typing in the search field does not render it. */
export const VirtualRows = memo(Table) as typeof Table;
