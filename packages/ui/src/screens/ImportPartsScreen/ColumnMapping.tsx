'use client';
import { useState } from 'react';
import { Select } from '../../elements/Select/Select.js';
import { TextField } from '../../elements/TextField/TextField.js';
import { useTexts, useUi } from '../../UiProvider.js';
import type { ImportMapping } from '@dealerkit/domain/import/partImport';
import { Stack } from '../../elements/Stack/Stack.js';
import { Text } from '../../elements/Text/Text.js';
import { Card } from '../../elements/Card/Card.js';
import { Grid } from '../../elements/Grid/Grid.js';
import { fields as fieldList, matched, summary } from './RowFilter.css.js';
import { english, labelOf } from './partFields.js';
import type { FieldTexts, PartField } from '@dealerkit/domain/import/partImport';

interface ColumnMappingProps {
  /** The fields that a list can have. */
  fields: readonly PartField[];
  /** Whether the server takes pictures, so that a list can name files of pictures. */
  takesPictures: boolean;
  mapping: ImportMapping;
  /** The texts of the first row, one for each column. */
  firstRow: readonly string[];
  /** Whether the first row has the names of the columns. */
  hasHeader: boolean;
  /** The problems of the first part, for values that all rows have. */
  problems: FieldTexts;
  disabled: boolean;
  onMapping: (mapping: ImportMapping) => void;
  onHasHeader: (hasHeader: boolean) => void;
}

/** What a list without its column can have for all rows; a part needs a minimum order only. */
const sameForAll: readonly PartField[] = ['image', 'minimum_order_quantity'];

/** Selects the column of each field. */
export const ColumnMapping = ({
  fields,
  takesPictures,
  mapping,
  firstRow,
  hasHeader,
  problems,
  disabled,
  onMapping,
  onHasHeader,
}: ColumnMappingProps) => {
  const { formatNumber } = useUi();
  const texts = useTexts(english);
  const { importParts } = texts;
  const count = fields.filter((field) => mapping.columns[field] !== undefined).length;
  // Closed if there is nothing to do, which saves a screen on a phone.
  const [isOpen, setIsOpen] = useState(count < fields.length);

  const nameOf = (column: number) => {
    const text = firstRow[column]?.trim() ?? '';
    const number = importParts.column(formatNumber(column + 1));
    if (hasHeader) return text || number;
    return text ? `${number}: ${text.slice(0, 40)}` : number;
  };

  const select = (field: PartField, value: string) => {
    const { [field]: _, ...others } = mapping.columns;
    const column = value === '' ? undefined : Number(value);
    const free = Object.entries(others).filter(([, other]) => other !== column);
    onMapping({
      ...mapping,
      columns: { ...Object.fromEntries(free), ...(column !== undefined && { [field]: column }) },
    });
  };

  return (
    <Card asChild kind="panel" padding="none">
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className={summary}>
          {importParts.columns}{' '}
          <Text as="span" size="label" tone="muted" className={matched}>
            {importParts.matched(formatNumber(count), formatNumber(fields.length))}
          </Text>
        </summary>
        <Grid columnWidth="field" align="start" className={fieldList}>
          {fields.map((field) => (
            <Stack key={field} gap="sm">
              <Select
                label={labelOf(field, texts, takesPictures)}
                disabled={disabled}
                value={mapping.columns[field] ?? ''}
                onChange={({ target }) => select(field, target.value)}
              >
                <option value="">{importParts.noColumn}</option>
                {firstRow.map((_, column) => (
                  <option key={nameOf(column) + String(column)} value={column}>
                    {nameOf(column)}
                  </option>
                ))}
              </Select>
              {sameForAll.includes(field) && mapping.columns[field] === undefined && (
                <TextField
                  label={importParts.forAllRows(labelOf(field, texts, takesPictures))}
                  defaultValue={mapping.sameValues[field] ?? ''}
                  autoComplete="off"
                  disabled={disabled}
                  required={field === 'minimum_order_quantity'}
                  error={problems[field]}
                  onChange={({ target }) =>
                    onMapping({ ...mapping, sameValues: { ...mapping.sameValues, [field]: target.value } })
                  }
                />
              )}
            </Stack>
          ))}
          <Select
            label={importParts.firstRow}
            disabled={disabled}
            value={hasHeader ? 'names' : 'part'}
            onChange={({ target }) => onHasHeader(target.value === 'names')}
          >
            <option value="names">{importParts.columnNames}</option>
            <option value="part">{importParts.isPart}</option>
          </Select>
        </Grid>
      </details>
    </Card>
  );
};
