'use client';
import { Table } from '../../elements/Table/Table.js';
import type { TableProps } from '../../elements/Table/Table.js';
import { container, labelled, paper } from './PaperTable.css.js';

interface PaperTableProps<Row> extends Omit<TableProps<Row>, 'captionHidden' | 'className'> {
  /** On a narrow paper each figure stands beside the header of its column. @default true */
  isLabelledOnNarrowPaper?: boolean | undefined;
}

/** A table of a paper, whose title names it. */
export const PaperTable = <Row,>({ isLabelledOnNarrowPaper = true, ...props }: PaperTableProps<Row>) => (
  <div className={container}>
    <Table {...props} captionHidden className={isLabelledOnNarrowPaper ? `${paper} ${labelled}` : paper} />
  </div>
);
