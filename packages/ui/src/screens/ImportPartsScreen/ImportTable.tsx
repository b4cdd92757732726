'use client';
import { useMemo, useState } from 'react';
import { DataTable } from '../../elements/DataTable/DataTable.js';
import type { DataColumn } from '../../elements/DataTable/DataTable.js';
import { Field } from '../../elements/Field/Field.js';
import { Icon } from '../../elements/Icon/Icon.js';
import type { IconName } from '../../elements/Icon/Icon.js';
import type { Texts } from '../../texts/en.js';
import { useUi } from '../../UiProvider.js';
import { valueIn } from './checkRows.js';
import type { Mapping } from './checkRows.js';
import { ImportCell } from './ImportCell.js';
import { filter as filterStyle, status as statusStyles } from './ImportTable.css.js';
import { labelOf, partFields } from './partFields.js';
import type { PartField } from './partFields.js';
import type { StatusRow } from './statusOf.js';

type Filter = keyof Texts['importParts']['filters'];
type Correct = (number: number, field: PartField, text: string) => void;

interface ImportTableProps {
  rows: readonly StatusRow[];
  mapping: Mapping;
  /** Keep its identity between renders. */
  onCorrect: Correct;
}

const filterOf: Record<StatusRow['status'], Exclude<Filter, 'all'>> = {
  ready: 'ready',
  sending: 'ready',
  unknown: 'ready',
  problem: 'problem',
  taken: 'problem',
  refused: 'problem',
  added: 'added',
};

const look: Record<StatusRow['status'], { icon: IconName; tone: keyof typeof statusStyles }> = {
  ready: { icon: 'clock', tone: 'neutral' },
  sending: { icon: 'clock', tone: 'neutral' },
  unknown: { icon: 'warning', tone: 'warning' },
  problem: { icon: 'warning', tone: 'danger' },
  taken: { icon: 'warning', tone: 'danger' },
  refused: { icon: 'warning', tone: 'danger' },
  added: { icon: 'check', tone: 'success' },
};

const flexOf: Partial<Record<PartField, number>> = { product_name: 2, image: 1.5, description: 1.6 };

const columnsOf = (
  texts: Texts,
  formatNumber: (value: number) => string,
  mapping: Mapping,
  onCorrect: Correct,
): readonly DataColumn<StatusRow>[] => [
  {
    key: 'row',
    header: texts.importParts.row,
    value: ({ number }) => number,
    cell: ({ number }) => formatNumber(number),
    type: 'number',
    flex: 0.6,
  },
  ...partFields
    .filter((field) => mapping.columns[field] !== undefined)
    .map((field): DataColumn<StatusRow> => ({
      key: field,
      header: labelOf(field, texts),
      value: (row) => valueIn(row, field, mapping).trim(),
      cell: (row) => (
        <ImportCell
          name={texts.importParts.correct(labelOf(field, texts), formatNumber(row.number))}
          text={valueIn(row, field, mapping)}
          problem={row.problems[field]}
          canEdit={row.refusal !== undefined}
          onChange={(text) => onCorrect(row.number, field, text)}
        />
      ),
      flex: flexOf[field] ?? 1.1,
    })),
  {
    key: 'status',
    header: texts.importParts.status,
    value: ({ status }) => texts.importParts.statuses[status],
    cell: ({ status, refusal }) => (
      <span className={statusStyles[look[status].tone]}>
        <Icon name={look[status].icon} /> {refusal ?? texts.importParts.statuses[status]}
      </span>
    ),
    flex: 1.3,
  },
];

/** The rows of the list; a value with a problem is corrected in its cell. */
export const ImportTable = ({ rows, mapping, onCorrect }: ImportTableProps) => {
  const { texts, formatNumber } = useUi();
  const { importParts } = texts;
  // The rows that had the status when the filter was chosen, so that a corrected row stays in view.
  const [filter, setFilter] = useState<{ name: Filter; numbers: ReadonlySet<number> }>();
  const columns = useMemo(
    () => columnsOf(texts, formatNumber, mapping, onCorrect),
    [texts, formatNumber, mapping, onCorrect],
  );
  const shown = useMemo(
    () => (filter ? rows.filter(({ number }) => filter.numbers.has(number)) : rows),
    [rows, filter],
  );

  const choose = (name: Filter) => {
    const numbers = rows.filter(({ status }) => filterOf[status] === name).map(({ number }) => number);
    setFilter(name === 'all' ? undefined : { name, numbers: new Set(numbers) });
  };

  return (
    <>
      <div className={filterStyle}>
        <Field label={importParts.show}>
          {(control) => (
            <select
              {...control}
              value={filter?.name ?? 'all'}
              onChange={({ target }) => choose(target.value as Filter)}
            >
              {Object.entries(importParts.filters).map(([name, label]) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
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
