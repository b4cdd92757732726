import { useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';

interface Place {
  row: number;
  column: number;
}

interface Grid {
  body: RefObject<HTMLTableSectionElement | null>;
  rowCount: number;
  columnCount: number;
  /** What was asked for; another question starts at the first cell. */
  question: string;
}

const widgetsIn = (cell: HTMLElement) => cell.querySelectorAll<HTMLElement>('button, a[href]');

const cellAround = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;

const placeOf = (cell: HTMLElement): Place => ({
  row: Number(cell.dataset['row']),
  column: Number(cell.dataset['column']),
});

const moves = ({ row, column }: Place, { rowCount, columnCount }: Grid, pageRows: number) =>
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
  }) as Partial<Record<string, Place>>;

/**
 * The keys of a grid: one tab stop for all rows, arrows from cell to cell, a button in a cell takes the focus for it.
 * A hundred thousand tab stops would lock a keyboard in.
 */
export const useGridKeys = (grid: Grid) => {
  const { body, rowCount, columnCount, question } = grid;
  const [wanted, setWanted] = useState({ row: 0, column: 0, question });
  const isMoving = useRef(false);
  const isStale = wanted.question !== question;
  const place = {
    row: isStale ? 0 : Math.max(Math.min(wanted.row, rowCount - 1), 0),
    column: isStale ? 0 : Math.min(wanted.column, columnCount - 1),
  };

  // Buttons of the caller know nothing of the grid, so their tab stops are set on what is drawn.
  useLayoutEffect(() => {
    for (const cell of body.current?.querySelectorAll<HTMLElement>('[data-column]') ?? []) {
      const { row, column } = placeOf(cell);
      const isHere = row === place.row && column === place.column;
      const [first, ...others] = widgetsIn(cell);
      for (const widget of first ? [first, ...others] : []) widget.tabIndex = isHere ? 0 : -1;
      cell.tabIndex = isHere && !first ? 0 : -1;
      if (isHere && isMoving.current) (first ?? cell).focus({ preventScroll: true });
    }
    isMoving.current = false;
  });

  return {
    place,
    takeFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const cell = cellAround(target);
      if (cell) setWanted({ ...placeOf(cell), question });
    },
    /** Moves by a pressed key and gives the row to bring into sight, if it is one of the grid's keys. */
    moveByKey: (event: KeyboardEvent, pageRows: number): number | undefined => {
      const move = moves(place, grid, pageRows)[event.ctrlKey ? `Control+${event.key}` : event.key];
      if (!move || event.altKey || event.metaKey || event.shiftKey || !cellAround(event.target)) return undefined;
      event.preventDefault();
      const row = Math.max(Math.min(move.row, rowCount - 1), 0);
      isMoving.current = true;
      setWanted({ row, column: Math.max(Math.min(move.column, columnCount - 1), 0), question });
      return row;
    },
  };
};
