import { Icon } from '../Icon/Icon.js';
import { downIcon, sortIcon, upIcon } from '../Icon/icons.js';
import { setStyle } from '../setStyle.js';
import { useTexts } from '../../UiProvider.js';
import type { Sort, TableLayout } from './column.js';
import { actionsHeader, columnHeader, head, headRow, icon, plainHeader, sortButton } from './TableHead.css.js';
import { columnWidth, gridColumns } from './TableRow.js';
import { tableTexts } from '../../texts/en/table.js';

interface TableHeadProps<Row> extends TableLayout<Row> {
  sort: Sort | undefined;
  onSortChange: (sort: Sort | undefined) => void;
}

const icons = { none: sortIcon, ascending: upIcon, descending: downIcon } as const;

/** Ascending, then descending, then unsorted. */
const nextSort = (sort: Sort | undefined, key: string): Sort | undefined => {
  if (sort?.key !== key) return { key, direction: 'ascending' };
  return sort.direction === 'ascending' ? { key, direction: 'descending' } : undefined;
};

/** The column headers, each a button that sorts the table. */
export const TableHead = <Row,>({ sort, onSortChange, ...layout }: TableHeadProps<Row>) => {
  const texts = useTexts(tableTexts);
  const { columns, actions, isVirtual } = layout;
  const variant = isVirtual ? 'virtual' : 'plain';
  return (
    <thead className={head[variant]} role="rowgroup">
      <tr
        className={headRow[variant]}
        role="row"
        aria-rowindex={isVirtual ? 1 : undefined}
        ref={isVirtual ? setStyle({ 'grid-template-columns': gridColumns(layout) }) : undefined}
      >
        {columns.map((column) => {
          const { key, header, align = 'start', isSortable = true } = column;
          const direction = sort?.key === key ? sort.direction : 'none';
          return (
            <th
              key={key}
              className={columnHeader}
              scope="col"
              role="columnheader"
              aria-sort={isSortable ? direction : undefined}
              ref={isVirtual ? undefined : setStyle({ 'inline-size': columnWidth(columns, column) })}
            >
              {isSortable ? (
                <button className={sortButton[align]} type="button" onClick={() => onSortChange(nextSort(sort, key))}>
                  {header}
                  <span className={icon}>
                    <Icon path={icons[direction]} />
                  </span>
                </button>
              ) : (
                <span className={plainHeader[align]}>{header}</span>
              )}
            </th>
          );
        })}
        {actions && (
          <th className={actionsHeader} scope="col" role="columnheader">
            {texts.table.actions}
          </th>
        )}
      </tr>
    </thead>
  );
};
