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
import type { TableColumn } from '../Table/Table.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import {
  cellText,
  columnsName,
  container,
  details as detailsStyle,
  detailsCell,
  headRow,
  lines as linesStyle,
  listBody,
  listHead,
  numeric,
  only as onlyStyle,
  place,
  row as rowStyle,
  selectCell,
  table as tableStyle,
  tone as toneStyle,
  withLead,
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
export interface RowTableColumn<Row> extends Pick<TableColumn<Row>, 'header' | 'isRowHeader' | 'align' | 'className'> {
  /** Shows the header to screen readers only. @default false */
  headerHidden?: boolean | undefined;
  /** Renders the value of a row; a button in it can open the details of the row. */
  cell: (row: Row, details: RowDetails) => ReactNode;
  /** The width: a track of a CSS grid. @default 'minmax(0, 1fr)' */
  width?: string | undefined;
  /** The place in the two lines of a narrow list. @default 'start' */
  narrow?: keyof typeof place | undefined;
}

export interface RowTableProps<Row> extends NativeProps<'table'> {
  /** The name of the table, for screen readers. */
  caption: ReactNode;
  /** The columns in reading order. Keep the array identity between renders of a long list. */
  columns: ReadonlyArray<RowTableColumn<Row>>;
  /** The rows, in their order. */
  rows: ReadonlyArray<Row>;
  /** Returns the unique key of a row. */
  rowKey: (row: Row) => string;
  /** Whether the headers of the columns are shown. @default true */
  hasHead?: boolean | undefined;
  /** Marks a row, which says the same in words. */
  isMarked?: ((row: Row) => boolean) | undefined;
  /** The selection of the rows by their keys; without it there are no check boxes and no keys for them. */
  selection?: RowSelection | undefined;
  /** Names the check box of a row. */
  selectLabel?: ((row: Row) => string) | undefined;
  /** Renders the details below a row, which a cell or the key `o` opens. Keep its identity between renders. */
  details?: ((row: Row) => ReactNode) | undefined;
  /** Further single keys, which get the key of the row that has the focus. */
  commands?: RowCommands | undefined;
  /** Whether single characters act in the list, beside the arrow keys and Escape. @default true */
  hasSingleKeys?: boolean | undefined;
}

const noSelection: Pick<RowSelection, 'toggle' | 'selectTo'> = { toggle: () => undefined, selectTo: () => undefined };

const joined = (...classes: ReadonlyArray<string | false | undefined>) =>
  classes.filter(Boolean).join(' ') || undefined;

const cellClass = <Row,>({ align, className, narrow = 'start' }: RowTableColumn<Row>) =>
  joined(place[narrow], align === 'end' && numeric, className);

interface CellsProps<Row> {
  row: Row;
  columns: ReadonlyArray<RowTableColumn<Row>>;
  details: RowDetails;
}

const CellsOfRow = <Row,>({ row, columns, details }: CellsProps<Row>) => {
  const named = Math.max(
    columns.findIndex(({ isRowHeader }) => isRowHeader),
    0,
  );
  const cells = columns.map((column, index) => {
    const props = { className: cellClass(column), children: column.cell(row, details) };
    return index === named ? (
      <th key={column.header} {...props} scope="row" role="rowheader" />
    ) : (
      <td key={column.header} {...props} role="cell" />
    );
  });
  return <>{cells}</>;
};

/** Selecting a row does not render its cells again, so that hundreds are selected at once. */
const Cells = memo(CellsOfRow) as typeof CellsOfRow;

interface RowProps<Row> extends Pick<CellsProps<Row>, 'row' | 'columns'> {
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

const OneRow = <Row,>({
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
}: RowProps<Row>) => {
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
        <Cells row={row} columns={columns} details={details} />
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

const MemoRow = memo(OneRow) as typeof OneRow;

/** The rows that are open, and the keys of the list. */
const useRows = <Row,>({
  selection,
  commands,
  details,
  hasSingleKeys,
}: Pick<RowTableProps<Row>, 'selection' | 'commands' | 'details' | 'hasSingleKeys'>) => {
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
    hasSingleKeys,
  });
  return { element, openKeys, toggleDetails, select, onKeyDown };
};

/**
 * The dense list of a work page, with rows of two lines in a narrow container: the rows can be selected and opened with single keys. Use
 * `Table` to show figures, and `DataTable` to search and sort.
 */
export const RowTable = <Row,>({
  caption,
  columns,
  rows,
  rowKey,
  hasHead = true,
  isMarked,
  selection,
  selectLabel,
  details,
  commands,
  hasSingleKeys,
  ref,
  ...native
}: RowTableProps<Row>) => {
  const { table } = useTexts(tableTexts);
  const id = useId();
  const { element, openKeys, toggleDetails, select, onKeyDown } = useRows({
    selection,
    commands,
    details,
    hasSingleKeys,
  });
  useImperativeHandle(ref, () => element.current as HTMLTableElement, [element]);
  const tracks = [...(selection ? ['2rem'] : []), ...columns.map(({ width = 'minmax(0, 1fr)' }) => width)].join(' ');
  const className = joined(tableStyle, (selection || columns.some(({ narrow }) => narrow === 'lead')) && withLead);
  return (
    <div ref={setStyle({ [columnsName]: tracks })} className={container}>
      <table
        {...mergeProps({ 'data-part': 'table', className, onKeyDown }, native)}
        ref={element}
        role="table"
        aria-labelledby={id}
      >
        <caption id={id}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        {hasHead && (
          <thead className={listHead} role="rowgroup">
            <tr className={headRow} role="row">
              {selection && <td role="cell" aria-label={table.actions} />}
              {columns.map(({ header, headerHidden, align }) => (
                <th key={header} className={align === 'end' ? numeric : undefined} scope="col" role="columnheader">
                  {headerHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody className={listBody} role="rowgroup">
          {rows.map((row) => {
            const name = rowKey(row);
            return (
              <MemoRow
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
          })}
        </tbody>
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
