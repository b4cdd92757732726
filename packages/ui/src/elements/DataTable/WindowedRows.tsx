import { memo, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { body as bodyStyle, frame as frameStyle, table } from './Rows.css.js';
import { Head } from './Head.js';
import type { RowsProps } from './PlainRows.js';
import { Row } from './Row.js';
import { useGridKeys } from './useGridKeys.js';
import { useWindow } from './useWindow.js';

interface WindowedRowsProps<Data> extends RowsProps<Data> {
  /** What was asked for; another question starts at the first row. */
  question: string;
}

const Rows = <Data,>({ label, rows, positions, rowKey, question, sort, onSort, ...shape }: WindowedRowsProps<Data>) => {
  const body = useRef<HTMLTableSectionElement>(null);
  const rowCount = positions.length;
  const columnCount = shape.columns.length + (shape.actions ? 1 : 0);
  const keys = useGridKeys({ body, rowCount, columnCount, question });
  const { frame, measure, listHeight, pageRows, drawnRows, topOf, reveal } = useWindow({
    body,
    rowCount,
    keptRow: keys.place.row,
    question,
  });

  const move = (event: KeyboardEvent) => {
    const row = keys.moveByKey(event, pageRows);
    if (row !== undefined) reveal(row);
  };

  return (
    <div className={frameStyle} ref={frame} onScroll={measure}>
      <table
        className={table.windowed}
        role="grid"
        aria-label={label}
        aria-rowcount={rowCount + 1}
        aria-colcount={columnCount}
        onKeyDown={move}
        onFocus={keys.takeFocus}
      >
        <Head {...shape} sort={sort} onSort={onSort} />
        <tbody className={bodyStyle.windowed} role="rowgroup" ref={body} style={{ blockSize: listHeight }}>
          {drawnRows.map((index) => {
            const row = rows[positions[index] ?? -1];
            return row && <Row key={rowKey(row)} {...shape} row={row} index={index} top={topOf(index)} />;
          })}
        </tbody>
      </table>
    </div>
  );
};

/**
 * Any number of rows in a frame of their own, of which only those in sight are drawn; the arrow keys go through all.
 * They are left alone while somebody types.
 */
export const WindowedRows = memo(Rows) as typeof Rows;
