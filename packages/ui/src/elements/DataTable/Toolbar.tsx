import { useTexts } from '../../UiProvider.js';
import { SearchField } from '../SearchField/SearchField.js';
import { Select } from '../Select/Select.js';
import type { DataColumn, Sort } from './column.js';
import { rowCount, searchField, sortField, toolbar } from './DataTable.css.js';
import type { Direction } from './sort.js';
import { tableTexts } from '../../texts/en/table.js';

interface ToolbarProps<Row> {
  columns: readonly DataColumn<Row>[];
  query: string;
  onQuery: (query: string) => void;
  sort: Sort | undefined;
  onSortChange: (sort: Sort | undefined) => void;
  /** The number of rows as text. */
  count: string;
  /** The part of a longer search text that was used. */
  usedSearch: string | undefined;
}

const typeOf = <Row,>({ align, type = align === 'end' ? 'number' : 'text' }: DataColumn<Row>) => type;

const directions: readonly Direction[] = ['ascending', 'descending'];

const toOption = ({ key, direction }: Sort) => `${direction} ${key}`;

const fromOption = (option: string): Sort | undefined => {
  const direction = directions.find((each) => option.startsWith(each));
  return direction && { key: option.slice(direction.length + 1), direction };
};

/** The search field, the number of rows and, for cards, the sort options. */
export const Toolbar = <Row,>({
  columns,
  query,
  onQuery,
  sort,
  onSortChange,
  count,
  usedSearch,
}: ToolbarProps<Row>) => {
  const { table } = useTexts(tableTexts);
  const sortable = columns.filter(({ isSortable = true }) => isSortable);
  return (
    <div className={toolbar}>
      <div className={searchField}>
        <SearchField
          label={table.search}
          value={query}
          onChange={({ target }) => onQuery(target.value)}
          hint={usedSearch && table.searchCut(usedSearch)}
        />
      </div>
      {sortable.length > 0 && (
        <div className={sortField}>
          <Select
            label={table.sortBy}
            value={sort ? toOption(sort) : ''}
            onChange={(event) => onSortChange(fromOption(event.target.value))}
          >
            <option value="">{table.asListed}</option>
            {sortable.flatMap((column) =>
              directions.map((direction) => {
                const option = toOption({ key: column.key, direction });
                return (
                  <option key={option} value={option}>
                    {table[direction][typeOf(column)](column.header)}
                  </option>
                );
              }),
            )}
          </Select>
        </div>
      )}
      <p className={rowCount} role="status">
        {count}
      </p>
    </div>
  );
};
