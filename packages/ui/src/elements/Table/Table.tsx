import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { actions, body, cell, columnHeader, head, name, room, row as rowStyle, table, unbroken } from './Table.css.js';

/** One column: what stands over it and what it shows of a row. */
export interface TableColumn<Row> {
  /** Tells it from the others. */
  key: string;
  /** What stands over it on a desk, and before each value on a phone. */
  header: string;
  /** Draws what it shows of a row. */
  cell: (row: Row) => ReactNode;
  /** `end` for figures, so that their digits stand under each other. @default 'start' */
  align?: 'start' | 'end';
  /** Its values never break over two lines: numbers, dates. */
  unbroken?: boolean;
  /** It holds the row's buttons, so on a phone it needs no label. */
  actions?: boolean;
}

export interface TableProps<Row> {
  /** What the table is of, for screen readers; to the eye the heading above says it. */
  caption: string;
  /** The columns in reading order; the first one names the row. */
  columns: readonly TableColumn<Row>[];
  /** What is shown, one row each. */
  rows: readonly Row[];
  /** What tells a row from the others. */
  rowKey: (row: Row) => string;
}

/** Written out, because a table laid out as cards loses its own roles in some browsers. */
const said = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

const Cell = <Row,>({ column, row, isName }: { column: TableColumn<Row>; row: Row; isName: boolean }) => {
  if (isName) {
    return (
      <th className={name} scope="row" {...said.rowheader}>
        {column.cell(row)}
      </th>
    );
  }
  const look = column.actions ? actions : cell[column.align ?? 'start'];
  return (
    <td
      className={column.unbroken ? `${look} ${unbroken}` : look}
      {...said.cell}
      data-label={column.actions ? undefined : column.header}
    >
      {column.cell(row)}
    </td>
  );
};

/** A ruled table where there is room, a card for each row where there is not. */
export const Table = <Row,>({ caption, columns, rows, rowKey }: TableProps<Row>) => (
  <div className={room}>
    <table className={table} {...said.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead className={head} {...said.rowgroup}>
        <tr {...said.row}>
          {columns.map(({ key, header, align = 'start', actions: isActions }) => (
            <th key={key} className={columnHeader[isActions ? 'end' : align]} scope="col" {...said.columnheader}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={body} {...said.rowgroup}>
        {rows.map((row) => (
          <tr key={rowKey(row)} className={rowStyle} {...said.row}>
            {columns.map((column, index) => (
              <Cell key={column.key} column={column} row={row} isName={index === 0} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
