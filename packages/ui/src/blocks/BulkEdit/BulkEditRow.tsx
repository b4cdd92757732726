'use client';
import { memo, useId } from 'react';
import type { ReactNode } from 'react';
import type { Part } from '@dealerkit/domain/entities';
import { Button } from '../../elements/Button/Button.js';
import { control } from '../../elements/Field/Field.css.js';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.js';
import { partName } from '../../partName.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { PartNumber } from '../PartNumber/PartNumber.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { Text } from '../../elements/Text/Text.js';
import { cell, changed, input, messages, part as partCell, row } from './BulkEdit.css.js';
import { type BulkField, bulkFields, cellText, type ReadCell, type RowEdits } from './bulkEdits.js';
import { useFieldLabels } from './useFieldLabels.js';
import { addPartTexts } from '../../texts/en/addPart.js';
import { bulkEditTexts } from '../../texts/en/bulkEdit.js';
import { warningIcon } from '../../elements/Icon/icons.js';
import { Icon } from '../../elements/Icon/Icon.js';

const english = { ...addPartTexts, ...bulkEditTexts };

interface BulkEditRowProps {
  part: Part;
  edits: RowEdits | undefined;
  failure: string | undefined;
  readCell: ReadCell;
  onType: (part: Part, field: BulkField, typed: string) => void;
  onRestore: (id: string, field: BulkField) => void;
  onReplace: (part: Part, field: BulkField) => void;
}

/** A value as text that is read, not typed. */
const useShownValue = () => {
  const { formatMoney, formatNumber } = useUi();
  const { bulkEdit } = useTexts(english);
  return (part: Part, field: BulkField): string => {
    const value = part[field];
    if (typeof value !== 'number') return value || bulkEdit.empty;
    return field === 'price' ? formatMoney(value) : formatNumber(value);
  };
};

/** The buttons of a conflict disappear with it. */
const focusCell = (button: HTMLElement, field: BulkField) =>
  button.closest('tr')?.querySelector<HTMLInputElement>(`input[name="${field}"]`)?.focus();

const Problem = ({ id, children }: { id?: string; children: ReactNode }) => (
  <Stack asChild direction="row" gap="xs2">
    <Text as="div" size="label" tone="danger" weight="strong" id={id}>
      <Icon path={warningIcon} /> {children}
    </Text>
  </Stack>
);

const Row = ({ part, edits, failure, readCell, onType, onRestore, onReplace }: BulkEditRowProps) => {
  const texts = useTexts(english);
  const { bulkEdit } = texts;
  const labels = useFieldLabels();
  const shownValue = useShownValue();
  const id = useId();
  const name = partName(part, texts);
  const cells = bulkFields.map((field) => {
    const edit = edits?.[field];
    const typed = edit?.typed ?? cellText(part, field, texts.locale);
    return { field, typed, state: readCell(part, field, edit), descriptionId: `${id}${field}` };
  });
  return (
    <tr className={row} role="row" data-row={part._id}>
      <Stack asChild direction="row" align="baseline" gap="xs">
        <th className={partCell} scope="row" role="rowheader">
          <Text as="span" size="inherit" weight="strong" wrap="anywhere" maxLines={2} title={name} translate="no">
            {name}
          </Text>
          <PartNumber part={part} />
        </th>
      </Stack>
      {cells.map(({ field, typed, state, descriptionId }) => (
        <td key={field} className={cell} role="cell">
          <input
            className={`${control} ${state.kind === 'changed' ? changed : input}`}
            name={field}
            aria-label={bulkEdit.of(labels[field], name)}
            aria-describedby={state.kind === 'same' ? undefined : descriptionId}
            aria-invalid={state.kind === 'invalid' || state.kind === 'conflict' || undefined}
            inputMode={field === 'price' ? 'decimal' : 'numeric'}
            enterKeyHint="next"
            autoComplete="off"
            value={typed}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => onType(part, field, target.value)}
          />
          {state.kind === 'changed' && (
            <VisuallyHidden id={descriptionId}>{bulkEdit.changedFrom(shownValue(part, field))}</VisuallyHidden>
          )}
        </td>
      ))}
      {(failure !== undefined || cells.some(({ state }) => state.kind === 'invalid' || state.kind === 'conflict')) && (
        <td className={messages} role="cell">
          {failure !== undefined && <Problem>{failure}</Problem>}
          {cells.map(({ field, typed, state, descriptionId }) => {
            if (state.kind === 'invalid')
              return (
                <Problem key={field} id={descriptionId}>
                  {bulkEdit.of(labels[field], state.message)}
                </Problem>
              );
            if (state.kind !== 'conflict') return undefined;
            const present = shownValue(part, field);
            return (
              <Problem key={field}>
                <span id={descriptionId}>{bulkEdit.of(labels[field], bulkEdit.conflict(present))}</span>
                <Button
                  size="small"
                  tone="quiet"
                  aria-describedby={descriptionId}
                  onClick={(event) => {
                    focusCell(event.currentTarget, field);
                    onRestore(part._id, field);
                  }}
                >
                  {bulkEdit.take(present)}
                </Button>
                <Button
                  size="small"
                  tone="quiet"
                  aria-describedby={descriptionId}
                  onClick={(event) => {
                    focusCell(event.currentTarget, field);
                    onReplace(part, field);
                  }}
                >
                  {bulkEdit.keep(typed)}
                </Button>
              </Problem>
            );
          })}
        </td>
      )}
    </tr>
  );
};

/** A part with a field for each of its values; typing into another row does not render it again. */
export const BulkEditRow = memo(Row);
