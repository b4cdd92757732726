'use client';
import { Table } from '../../elements/Table/Table.js';
import type { TableProps } from '../../elements/Table/Table.js';
import { container, dense, labelled, paper } from './PrintoutTable.css.js';

interface PrintoutTableProps<Row> extends Omit<TableProps<Row>, 'captionHidden' | 'className'> {
  /** On a narrow paper each figure stands beside the header of its column. @default true */
  isLabelledOnNarrowPaper?: boolean | undefined;
  /** Whether the rows are low, for a long table. @default false */
  isDense?: boolean | undefined;
}

/** A table of a paper, whose title names it. */
export const PrintoutTable = <Row,>({
  isLabelledOnNarrowPaper = true,
  isDense = false,
  ...props
}: PrintoutTableProps<Row>) => (
  <div className={container}>
    <Table
      {...props}
      captionHidden
      className={[paper, isLabelledOnNarrowPaper ? labelled : '', isDense ? dense : ''].join(' ')}
    />
  </div>
);
