'use client';
import { useEffect, useRef } from 'react';
import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react';
import type { Part } from '@dealerkit/domain/entities';
import type { FormDraft } from '../../AsyncData.js';
import { Button } from '../../elements/Button/Button.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { undoIcon } from '../../elements/Icon/icons.js';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { bulkEditTexts } from '../../texts/en/bulkEdit.js';
import { manageProductsTexts } from '../../texts/en/manageProducts.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { bar, buttons, container, headRow, status as statusStyle, table } from './BulkEdit.css.js';
import { type BulkField, bulkFields } from './bulkEdits.js';
import { BulkEditRow } from './BulkEditRow.js';
import { type BulkEditStep, type SaveParts, useBulkEdit } from './useBulkEdit.js';
import { useFieldLabels } from './useFieldLabels.js';

export type { PartChange, PartFailure, SaveParts } from './useBulkEdit.js';

const english = { ...bulkEditTexts, ...manageProductsTexts };

export interface BulkEditProps {
  /** The parts to edit, in the order of the rows. */
  parts: ReadonlyArray<Part>;
  /** Changes the parts, each if its values are still those that were read; those that were not changed stay in their rows. */
  onSave: SaveParts;
  /** Keeps what is typed and not saved. */
  draft?: FormDraft | undefined;
}

type Edit = ReturnType<typeof useBulkEdit>;

const moves: Partial<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** The cell of an event of the table. */
const cellOf = ({ target }: { target: EventTarget }) => {
  if (!(target instanceof HTMLInputElement)) return undefined;
  const id = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
  return id === undefined ? undefined : { input: target, id, field: target.name as BulkField };
};

const useStepText = () => {
  const { formatNumber } = useUi();
  const { bulkEdit, manageProducts } = useTexts(english);
  return (step: BulkEditStep): string => {
    if (step.kind === 'saving') return bulkEdit.saving(formatNumber(step.done), formatNumber(step.total));
    if (step.kind === 'pasted') {
      const pasted = bulkEdit.pasted(step.cells, formatNumber(step.cells));
      return step.rowsLeft === 0
        ? pasted
        : `${pasted} ${bulkEdit.rowsLeft(step.rowsLeft, formatNumber(step.rowsLeft))}`;
    }
    if (step.kind === 'discarded') return bulkEdit.discarded;
    if (step.kind === 'unchanged') return manageProducts.unchanged;
    const { length } = step.changes;
    return step.isUndo ? bulkEdit.undone(length, formatNumber(length)) : bulkEdit.saved(length, formatNumber(length));
  };
};

/** What was done, what is not saved yet, and the buttons for it. */
const Bar = ({ edit, saveRef }: { edit: Edit; saveRef: RefObject<HTMLButtonElement | null> }) => {
  const { formatNumber } = useUi();
  const { bulkEdit } = useTexts(english);
  const stepText = useStepText();
  const { step, changed, invalid, conflicts, elsewhere, undo } = edit;
  const notes = [
    step && stepText(step),
    invalid > 0 && bulkEdit.invalid(invalid, formatNumber(invalid)),
    conflicts > 0 && bulkEdit.conflicts(conflicts, formatNumber(conflicts)),
    edit.failures.size > 0 && bulkEdit.failed(edit.failures.size, formatNumber(edit.failures.size)),
    elsewhere > 0 && bulkEdit.elsewhere(elsewhere, formatNumber(elsewhere)),
  ].filter(Boolean);
  // These buttons disappear with what they do.
  const leave = (action: () => void) => {
    saveRef.current?.focus();
    action();
  };
  return (
    <Stack direction="row" gap="xs" className={bar}>
      <p className={statusStyle} role="status">
        {notes.join(' ')}
      </p>
      <Stack direction="row" align="stretch" gap="xs" className={buttons}>
        {undo && (
          <Button tone="quiet" onClick={() => leave(undo)}>
            <Icon path={undoIcon} /> {bulkEdit.undo}
          </Button>
        )}
        {changed + invalid + conflicts > 0 && (
          <Button tone="quiet" onClick={() => leave(edit.discard)}>
            {bulkEdit.discard}
          </Button>
        )}
        <Button
          ref={saveRef}
          tone="accent"
          aria-keyshortcuts="Control+Enter"
          busy={step?.kind === 'saving'}
          onClick={() => void edit.save()}
        >
          {bulkEdit.save(changed, formatNumber(changed))}
        </Button>
      </Stack>
    </Stack>
  );
};

/** Prices and quantities of many parts in one table: Enter leads down a column, a copied column fills it, and all is saved together. */
export const BulkEdit = (props: BulkEditProps) => {
  const { bulkEdit, manageProducts } = useTexts(english);
  const labels = useFieldLabels();
  const edit = useBulkEdit(props);
  const root = useRef<HTMLTableElement>(null);
  const save = useRef<HTMLButtonElement>(null);

  useEffect(() => root.current?.querySelector('input')?.focus(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    const cell = cellOf(event);
    // Enter also ends a word of an input method.
    if (!cell || event.nativeEvent.isComposing) return;
    const { input, id, field } = cell;
    if (event.key === 'Escape') edit.restore(id, field);
    if (event.key === 'Enter' && event.ctrlKey) void edit.save();
    const by = event.ctrlKey ? undefined : moves[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const column = Array.from(root.current?.querySelectorAll<HTMLInputElement>(`input[name="${field}"]`) ?? []);
    const next = column[column.indexOf(input) + by];
    if (next) next.focus();
    else if (event.key === 'Enter') save.current?.focus();
  };

  const onPaste = (event: ClipboardEvent) => {
    const cell = cellOf(event);
    if (cell && edit.paste(cell.id, cell.field, event.clipboardData.getData('text/plain'))) event.preventDefault();
  };

  return (
    <div className={container}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the events bubble from the fields */}
      <table ref={root} className={table} role="table" onKeyDown={onKeyDown} onPaste={onPaste}>
        <caption>
          <VisuallyHidden>{bulkEdit.title}</VisuallyHidden>
        </caption>
        <thead role="rowgroup">
          <tr className={headRow} role="row">
            <th scope="col" role="columnheader">
              {manageProducts.part}
            </th>
            {bulkFields.map((field) => (
              <th key={field} scope="col" role="columnheader">
                {labels[field]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {edit.rows.map((part) => (
            <BulkEditRow
              key={part._id}
              part={part}
              edits={edit.edits.get(part._id)}
              failure={edit.failures.get(part._id)}
              readCell={edit.readCell}
              onType={edit.type}
              onRestore={edit.restore}
              onReplace={edit.replace}
            />
          ))}
        </tbody>
      </table>
      <Bar edit={edit} saveRef={save} />
    </div>
  );
};
