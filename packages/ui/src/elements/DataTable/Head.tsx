import { Icon } from '../Icon/Icon.js';
import { useUi } from '../../UiProvider.js';
import type { Sort, TableShape } from './column.js';
import { bare, columnHeader, head, headRow, sign, sortButton } from './Head.css.js';
import { tracksOf, widthOf } from './Row.js';

interface HeadProps<Row> extends TableShape<Row> {
  sort: Sort | undefined;
  onSort: (sort: Sort | undefined) => void;
}

const signs = { none: 'sort', ascending: 'up', descending: 'down' } as const;

/** Up, then down, then as the rows came. */
const nextSort = (sort: Sort | undefined, key: string): Sort | undefined => {
  if (sort?.key !== key) return { key, direction: 'ascending' };
  return sort.direction === 'ascending' ? { key, direction: 'descending' } : undefined;
};

/** The names of the columns; pressing one sorts by it. */
export const Head = <Row,>({ sort, onSort, ...shape }: HeadProps<Row>) => {
  const { texts } = useUi();
  const { columns, actions, isWindowed } = shape;
  const look = isWindowed ? 'windowed' : 'plain';
  return (
    <thead className={head[look]} role="rowgroup">
      <tr
        className={headRow[look]}
        role="row"
        aria-rowindex={isWindowed ? 1 : undefined}
        style={isWindowed ? { gridTemplateColumns: tracksOf(shape) } : undefined}
      >
        {columns.map((column) => {
          const { key, header, align = 'start' } = column;
          const direction = sort?.key === key ? sort.direction : 'none';
          return (
            <th
              key={key}
              className={columnHeader}
              scope="col"
              role="columnheader"
              aria-sort={direction}
              style={isWindowed ? undefined : { inlineSize: widthOf(columns, column) }}
            >
              <button className={sortButton[align]} type="button" onClick={() => onSort(nextSort(sort, key))}>
                {header}
                <span className={sign}>
                  <Icon name={signs[direction]} />
                </span>
              </button>
            </th>
          );
        })}
        {actions && (
          <th className={bare} scope="col" role="columnheader">
            {texts.table.actions}
          </th>
        )}
      </tr>
    </thead>
  );
};
