import { memo, useId, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useTexts } from '../../UiProvider.js';
import type { RowsProps } from './AllRows.js';
import { keyboardHint } from './DataTable.css.js';
import { body as bodyStyle, table, viewport as viewportStyle } from './TableBody.css.js';
import { TableHead } from './TableHead.js';
import { TableRow, tableClass } from './TableRow.js';
import { useGridNavigation } from './useGridNavigation.js';
import { useVirtualRows } from './useVirtualRows.js';
import { tableTexts } from '../../texts/en/table.js';

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
