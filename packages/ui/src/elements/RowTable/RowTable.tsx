'use client';
import { memo, useCallback, useId, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '../../UiProvider.js';
import { tableTexts } from '../../texts/en/table.js';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { RowCheckbox, useRowKeys } from '../RowCheckbox/RowCheckbox.js';
import type { RowCommands, RowSelection } from '../RowCheckbox/RowCheckbox.js';
import { setStyle } from '../setStyle.js';
import { useScrollRegion } from '../useScrollRegion.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import {
  caption as captionStyle,
  cellText,
  columnsName,
  container,
  details as detailsStyle,
  detailsCell,
  headRow,
  labelled,
  lines as linesStyle,
  listBody,
  listHead,
  noWrap as noWrapStyle,
  numeric,
  only as onlyStyle,
  place,
  region,
  row as rowStyle,
  selectCell,
  table as tableStyle,
  tone as toneStyle,
  withLead,
  withoutHead,
} from './RowTable.css.js';

/** The details below a row, which a cell opens. */
export interface RowDetails {
  /** Whether they are shown. */
  isOpen: boolean;
  /** The id of their element. */
  id: string;
  /** Shows or hides them. */
  toggle: () => void;
}

/** One column of a `RowTable`. */
export interface RowTableColumn<Row> {
  /** The column header, which no other column has; in a table without headers only its key. */
  header: string;
  /** Shows the header to screen readers only. @default false */
  headerHidden?: boolean | undefined;
  /** Renders the value of a row; a button in it can open the details of the row. */
  cell: (row: Row, details: RowDetails) => ReactNode;
  /** Whether the values name their rows. @default that of the first column, if no column has it */
  isRowHeader?: boolean | undefined;
  /** `end` puts the header and the values under each other at their ends, with digits of equal width. @default 'start' */
  align?: 'start' | 'end' | undefined;
  /** Keeps the values on one line. @default false */
  noWrap?: boolean | undefined;
  /** The width: a track of a CSS grid in a list, else a length. @default 'minmax(0, 1fr)' in a list, else as wide as the values */
  width?: string | undefined;
  /** A class of the cells of its rows. */
  className?: string | undefined;
  /** The place in the two lines of a narrow list. @default 'start' */
  narrow?: keyof typeof place | undefined;
}

export interface RowTableProps<Row> extends NativeProps<'table'> {
  /** The name of the table, shown above it. */
  caption: ReactNode;
  /** Shows the caption to screen readers only. @default false */
  captionHidden?: boolean | undefined;
  /** The columns in reading order. Keep the array identity between renders of a long list. */
  columns: ReadonlyArray<RowTableColumn<Row>>;
  /** The rows, in their order. */
  rows: ReadonlyArray<Row>;
  /** Returns the unique key of a row. */
  rowKey: (row: Row) => string;
  /** Rows below the others, such as sums. */
  footRows?: ReadonlyArray<Row> | undefined;
  /** Whether the headers of the columns are shown. @default true */
  hasHead?: boolean | undefined;
  /**
   * `plain` scrolls in its own region if it is too wide. `list` is the dense list of a work page, with rows of two lines in a narrow
   * container. `paper` is for print. @default 'plain'
   */
  look?: keyof typeof tableStyle | undefined;
  /** On a narrow paper each figure stands beside the header of its column. @default true */
  isLabelledOnNarrowPaper?: boolean | undefined;
  /** Marks a row of a list, which says the same in words. */
  isMarked?: ((row: Row) => boolean) | undefined;
  /** The selection of the rows of a list by their keys; without it there are no check boxes and no keys for them. */
  selection?: RowSelection | undefined;
  /** Names the check box of a row. */
  selectLabel?: ((row: Row) => string) | undefined;
  /** Renders the details below a row of a list, which a cell or the key `o` opens. Keep its identity between renders. */
  details?: ((row: Row) => ReactNode) | undefined;
  /** Further single keys of a list, which get the key of the row that has the focus. */
  commands?: RowCommands | undefined;
}

const noDetails: RowDetails = { isOpen: false, id: '', toggle: () => undefined };

const noSelection: Pick<RowSelection, 'toggle' | 'selectTo'> = { toggle: () => undefined, selectTo: () => undefined };

const joined = (...classes: ReadonlyArray<string | false | undefined>) =>
  classes.filter(Boolean).join(' ') || undefined;

const cellClass = <Row,>({ align, className, noWrap, narrow = 'start' }: RowTableColumn<Row>, isList: boolean) =>
  joined(isList && place[narrow], align === 'end' && numeric, noWrap && noWrapStyle, className);

interface CellsProps<Row> {
  row: Row;
  columns: ReadonlyArray<RowTableColumn<Row>>;
  isList: boolean;
  details: RowDetails;
}

const CellsOfRow = <Row,>({ row, columns, isList, details }: CellsProps<Row>) => {
  const named = Math.max(
    columns.findIndex(({ isRowHeader }) => isRowHeader),
    0,
  );
  const cells = columns.map((column, index) =>
    index === named ? (
      <th key={column.header} className={cellClass(column, isList)} scope="row" role="rowheader">
        {column.cell(row, details)}
      </th>
    ) : (
      <td key={column.header} className={cellClass(column, isList)} role="cell" data-label={column.header}>
        {column.cell(row, details)}
      </td>
    ),
  );
  return <>{cells}</>;
};

/** Selecting a row does not render its cells again, so that hundreds are selected at once. */
const Cells = memo(CellsOfRow) as typeof CellsOfRow;

interface ListRowProps<Row> extends Pick<CellsProps<Row>, 'row' | 'columns'> {
  name: string;
  isMarked: boolean;
  /** Whether the row is selected; undefined if rows cannot be selected. */
  isSelected: boolean | undefined;
  selectLabel: string;
  onSelect: (key: string, isRange: boolean) => void;
  isOpen: boolean;
  onToggle: (key: string) => void;
  renderDetails: RowTableProps<Row>['details'];
}

const RowOfList = <Row,>({
  row,
  columns,
  name,
  isMarked,
  isSelected,
  selectLabel,
  onSelect,
  isOpen,
  onToggle,
  renderDetails,
}: ListRowProps<Row>) => {
  const id = useId();
  const details = useMemo(() => ({ isOpen, id, toggle: () => onToggle(name) }), [isOpen, id, onToggle, name]);
  return (
    <>
      <tr
        className={isSelected ? rowStyle.selected : isMarked ? rowStyle.marked : rowStyle.other}
        role="row"
        data-row={name}
      >
        {isSelected !== undefined && (
          <td className={selectCell} role="cell">
            <RowCheckbox label={selectLabel} isSelected={isSelected} onSelect={(isRange) => onSelect(name, isRange)} />
          </td>
        )}
        <Cells row={row} columns={columns} isList details={details} />
      </tr>
      {isOpen && renderDetails && (
        <tr className={detailsStyle} role="row" id={id}>
          <td className={detailsCell} role="cell" colSpan={columns.length + 1}>
            {renderDetails(row)}
          </td>
        </tr>
      )}
    </>
  );
};

const ListRow = memo(RowOfList) as typeof RowOfList;

/** The rows of a list that are open, and its keys. */
const useList = <Row,>({
  selection,
  commands,
  details,
}: Pick<RowTableProps<Row>, 'selection' | 'commands' | 'details'>) => {
  const element = useRef<HTMLTableElement>(null);
  const [openKeys, setOpenKeys] = useState<ReadonlySet<string>>(new Set());
  const toggleDetails = useCallback((key: string) => {
    setOpenKeys((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  }, []);
  const { toggle, selectTo } = selection ?? noSelection;
  const select = useCallback(
    (key: string, isRange: boolean) => (isRange ? selectTo(key) : toggle(key)),
    [selectTo, toggle],
  );
  const onKeyDown = useRowKeys({
    list: element,
    selection,
    commands: { ...(details && { o: toggleDetails }), ...commands },
  });
  return { element, openKeys, toggleDetails, select, onKeyDown };
};

/** Rows under the headers of their columns. Use `DataTable` to search and sort, and `Table` for rows of your own. */
export const RowTable = <Row,>({
  caption,
  captionHidden,
  columns,
  rows,
  rowKey,
  footRows,
  hasHead = true,
  look = 'plain',
  isLabelledOnNarrowPaper = true,
  isMarked,
  selection,
  selectLabel,
  details,
  commands,
  ref,
  ...native
}: RowTableProps<Row>) => {
  const { table } = useTexts(tableTexts);
  const id = useId();
  const isList = look === 'list';
  const { ref: containerRef, scrollable } = useScrollRegion(id, look === 'plain');
  const { element, openKeys, toggleDetails, select, onKeyDown } = useList({ selection, commands, details });
  useImperativeHandle(ref, () => element.current as HTMLTableElement, [element]);
  const tracks = [...(selection ? ['2rem'] : []), ...columns.map(({ width = 'minmax(0, 1fr)' }) => width)].join(' ');
  const className = joined(
    tableStyle[look],
    !hasHead && withoutHead,
    isLabelledOnNarrowPaper && labelled,
    (selection || columns.some(({ narrow }) => narrow === 'lead')) && withLead,
  );
  const renderRow = (row: Row) => (
    <tr key={rowKey(row)} role="row">
      <CellsOfRow row={row} columns={columns} isList={false} details={noDetails} />
    </tr>
  );
  return (
    <div
      ref={isList ? setStyle({ [columnsName]: tracks }) : containerRef}
      className={look === 'plain' ? region : container}
      {...scrollable}
    >
      <table
        {...mergeProps({ 'data-part': 'table', className, onKeyDown: isList ? onKeyDown : undefined }, native)}
        ref={element}
        role="table"
        aria-labelledby={id}
      >
        <caption id={id} className={captionHidden ? undefined : captionStyle}>
          {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        {hasHead && (
          <thead className={isList ? listHead : undefined} role="rowgroup">
            <tr className={isList ? headRow : undefined} role="row">
              {selection && <td role="cell" aria-label={table.actions} />}
              {columns.map(({ header, headerHidden, align, width }) => (
                <th
                  key={header}
                  className={align === 'end' ? numeric : undefined}
                  scope="col"
                  role="columnheader"
                  ref={isList || width === undefined ? undefined : setStyle({ 'inline-size': width })}
                >
                  {headerHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody className={isList ? listBody : undefined} role="rowgroup">
          {isList
            ? rows.map((row) => {
                const name = rowKey(row);
                return (
                  <ListRow
                    key={name}
                    name={name}
                    row={row}
                    columns={columns}
                    isMarked={isMarked?.(row) ?? false}
                    isSelected={selection?.has(name)}
                    selectLabel={selectLabel?.(row) ?? name}
                    onSelect={select}
                    isOpen={openKeys.has(name)}
                    onToggle={toggleDetails}
                    renderDetails={details}
                  />
                );
              })
            : rows.map(renderRow)}
        </tbody>
        {footRows && <tfoot role="rowgroup">{footRows.map(renderRow)}</tfoot>}
      </table>
    </div>
  );
};

export interface CellTextProps extends NativeProps<'span'> {
  /** The text. */
  children: ReactNode;
  /** The look by its role. @default 'inherit' */
  tone?: keyof typeof toneStyle | undefined;
  /** The number of lines after which the text is cut; then its `title` is the whole text. @default not cut */
  maxLines?: keyof typeof linesStyle | undefined;
  /** Shows the text in a wide or in a narrow list only. @default in both */
  only?: keyof typeof onlyStyle | undefined;
}

/** One of the texts below each other in a cell of a list. */
export const CellText = ({ tone = 'inherit', maxLines, only, ...native }: CellTextProps) => (
  <span
    {...mergeProps(
      { className: joined(cellText, toneStyle[tone], maxLines && linesStyle[maxLines], only && onlyStyle[only]) },
      native,
    )}
  />
);
