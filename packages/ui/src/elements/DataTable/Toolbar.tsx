import { useUi } from '../../UiProvider.js';
import { Field } from '../Field/Field.js';
import type { DataColumn, Sort } from './column.js';
import type { Direction } from './sort.js';
import { count as countText, searchBox, sortBox, toolbar } from './DataTable.css.js';

interface ToolbarProps<Row> {
  columns: readonly DataColumn<Row>[];
  query: string;
  onQuery: (query: string) => void;
  sort: Sort | undefined;
  onSort: (sort: Sort | undefined) => void;
  /** How many rows are shown, in words. */
  count: string;
}

const typeOf = <Row,>({ align, type = align === 'end' ? 'number' : 'text' }: DataColumn<Row>) => type;

const directions: readonly Direction[] = ['ascending', 'descending'];

const writeSort = ({ key, direction }: Sort) => `${direction} ${key}`;

const readSort = (written: string): Sort | undefined => {
  const direction = directions.find((each) => written.startsWith(each));
  return direction && { key: written.slice(direction.length + 1), direction };
};

/** What stands over the rows: the search, on cards the order too, and how many rows there are. */
export const Toolbar = <Row,>({ columns, query, onQuery, sort, onSort, count }: ToolbarProps<Row>) => {
  const { table } = useUi().texts;
  return (
    <div className={toolbar}>
      <div className={searchBox}>
        <Field label={table.search}>
          {(control) => (
            <input
              {...control}
              type="search"
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="search"
              value={query}
              onChange={(event) => onQuery(event.target.value)}
            />
          )}
        </Field>
      </div>
      <div className={sortBox}>
        <Field label={table.sortBy}>
          {(control) => (
            <select
              {...control}
              value={sort ? writeSort(sort) : ''}
              onChange={(event) => onSort(readSort(event.target.value))}
            >
              <option value="">{table.asListed}</option>
              {columns.flatMap((column) =>
                directions.map((direction) => {
                  const written = writeSort({ key: column.key, direction });
                  return (
                    <option key={written} value={written}>
                      {table[direction][typeOf(column)](column.header)}
                    </option>
                  );
                }),
              )}
            </select>
          )}
        </Field>
      </div>
      <p className={countText} role="status">
        {count}
      </p>
    </div>
  );
};
