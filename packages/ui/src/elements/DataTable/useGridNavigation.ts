import { useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';

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
export const useGridNavigation = (grid: Grid) => {
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
