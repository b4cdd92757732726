'use client';
import { Fragment, useMemo, useState } from 'react';
import { DataTable } from '../../elements/DataTable/DataTable.js';
import type { DataColumn } from '../../elements/DataTable/DataTable.js';
import type { TextsOf } from '../../texts/en.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { valueIn } from './checkRows.js';
import type { ImportMapping } from '@dealerkit/domain/import/partImport';
import { ImportCell } from './ImportCell.js';
import { ImportStatus } from './ImportStatus.js';
import { Text } from '../../elements/Text/Text.js';
import { updateSize } from '@dealerkit/domain/import/partUpdate';
import { descriptionFields, english, labelOf } from './partFields.js';
import { ownPartValues } from '@dealerkit/domain/parts/partValues';
import type { PartField } from '@dealerkit/domain/import/partImport';
import { RowFilter } from './RowFilter.js';
import type { Filter } from './RowFilter.js';
import { filterOf } from './statusOf.js';
import type { StatusRow } from './statusOf.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { remark } from './ImportTable.css.js';

type Correct = (number: number, field: PartField, text: string) => void;

interface ImportTableProps {
  rows: readonly StatusRow[];
  mapping: ImportMapping;
  /** Whether the host takes pictures, so that a list can name files of pictures. */
  takesPictures: boolean;
  /** Keep its identity between renders. */
  onCorrect: Correct;
}

const columnsOf = (
  texts: TextsOf<'addPart' | 'facts' | 'importParts' | 'manageProducts' | 'pictures'>,
  formatNumber: (value: number) => string,
  mapping: ImportMapping,
  takesPictures: boolean,
  onCorrect: Correct,
): readonly DataColumn<StatusRow>[] => {
  const { importParts } = texts;
  const shownValue = (value: string | number | null | undefined) =>
    typeof value === 'number' ? formatNumber(value) : (value?.trim() ?? '') || texts.common.dash;

  /** The stored value and the one of the row. */
  const changeOf = ({ update }: StatusRow, field: PartField) =>
    update && field in update.changes && field !== 'description'
      ? importParts.change(
          shownValue(update.read[field as keyof typeof update.read]),
          shownValue(update.changes[field as keyof typeof update.changes]),
        )
      : undefined;

  const cellOf = (row: StatusRow, field: PartField) => (
    <ImportCell
      name={importParts.correct(labelOf(field, texts, takesPictures), formatNumber(row.number))}
      text={valueIn(row, field, mapping)}
      problem={row.problems[field]}
      note={row.notes[field] ?? changeOf(row, field)}
      canEdit={row.refusal !== undefined || (row.isLeftOut && field === 'product_name') === true}
      onChange={(text) => onCorrect(row.number, field, text)}
    />
  );

  /** The values that have no column of their own in the table. */
  const descriptionOf = (row: StatusRow) =>
    descriptionFields
      .filter((field) => row.problems[field] === undefined)
      .map((field) => valueIn(row, field, mapping).trim())
      .filter(Boolean)
      .join(' · ');

  const column = (field: PartField, header: string, flex = 1): DataColumn<StatusRow> => ({
    key: field,
    header,
    value: (row) => valueIn(row, field, mapping).trim(),
    cell: (row) => cellOf(row, field),
    flex,
  });

  const columns: DataColumn<StatusRow>[] = [
    column('price', texts.part.price),
    column('minimum_order_quantity', texts.part.minimumOrder, 1.2),
    column('available_quantity', texts.part.available),
    ...ownPartValues.map((name) => column(name, labelOf(name, texts, takesPictures), 1.2)),
    column('image', labelOf('image', texts, takesPictures), takesPictures ? 2.2 : 1.5),
  ];

  return [
    {
      key: 'part',
      header: texts.manageProducts.part,
      value: (row) => `${valueIn(row, 'product_name', mapping).trim()}\n${descriptionOf(row)}`,
      cell: (row) => (
        <Stack as="span" gap="none">
          <Text as="span" size="label" tone="muted" numeric className={remark}>
            {importParts.row(formatNumber(row.number))}
          </Text>
          {cellOf(row, 'product_name')}
          {descriptionFields
            .filter((field) => row.problems[field] !== undefined)
            .map((field) => (
              <Fragment key={field}>{cellOf(row, field)}</Fragment>
            ))}
          <Text as="span" size="label" tone="muted" wrap="anywhere" className={remark}>
            {descriptionOf(row)}
          </Text>
          {row.update?.changes.description !== undefined && (
            <Text as="span" size="label" tone="muted" className={remark}>
              {importParts.descriptionChanges}
            </Text>
          )}
        </Stack>
      ),
      flex: 2.6,
    },
    ...columns.filter(({ key }) => mapping.columns[key as PartField] !== undefined),
    {
      key: 'status',
      header: importParts.status,
      value: ({ status }) => importParts.statuses[status],
      cell: (row) => <ImportStatus row={row} />,
      flex: 1.4,
    },
  ];
};

/** The greatest changes come first, then the other rows in their order. */
const sizeOf = ({ update }: StatusRow) => (update ? updateSize(update) : 0);

/** The rows of the list; a value with a problem is corrected in its cell. */
export const ImportTable = ({ rows, mapping, takesPictures, onCorrect }: ImportTableProps) => {
  const { formatNumber } = useUi();
  const texts = useTexts(english);
  const { importParts } = texts;
  // The rows that had the status when the filter was chosen, so that a corrected row stays in view.
  const [filter, setFilter] = useState<{ name: Filter; numbers: ReadonlySet<number> }>();
  const columns = useMemo(
    () => columnsOf(texts, formatNumber, mapping, takesPictures, onCorrect),
    [texts, formatNumber, mapping, takesPictures, onCorrect],
  );
  const shown = useMemo(() => {
    const filtered = filter ? rows.filter(({ number }) => filter.numbers.has(number)) : rows;
    return filtered
      .map((row) => ({ row, size: sizeOf(row) }))
      .toSorted((one, other) => other.size - one.size)
      .map(({ row }) => row);
  }, [rows, filter]);

  const choose = (name: Filter) => {
    const numbers = rows.filter(({ status }) => filterOf[status] === name).map(({ number }) => number);
    setFilter(name === 'all' ? undefined : { name, numbers: new Set(numbers) });
  };

  return (
    <>
      <RowFilter rows={rows} chosen={filter?.name ?? 'all'} onChoose={choose} />
      <DataTable
        label={importParts.list}
        rows={shown}
        columns={columns}
        rowKey={({ number }) => String(number)}
        formatCount={(count) => importParts.rows(count, formatNumber(count))}
      />
    </>
  );
};
