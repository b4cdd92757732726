import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Part } from '@dealerkit/domain/entities';
import { splitRows } from '@dealerkit/domain/import/sheetText';
import type { FormDraft } from '../../AsyncData.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { addPartTexts } from '../../texts/en/addPart.js';
import { bulkEditTexts } from '../../texts/en/bulkEdit.js';
import type { PartUpdate } from '../EditPartForm/partChanges.js';
import {
  type BulkEdits,
  type BulkField,
  bulkFields,
  cellText,
  createCellReader,
  fromDraft,
  inverseOf,
  readText,
  toDraft,
  updatedPart,
  updateOf,
  withCell,
  withoutSame,
} from './bulkEdits.js';

const english = { ...addPartTexts, ...bulkEditTexts };

/** What is changed in a part, and the values that were read before. */
export interface PartChange {
  part: Part;
  update: PartUpdate;
}

/** A part that was not changed, and why; with the present part if another admin has changed it in the meantime. */
export interface PartFailure {
  part: Part;
  message: string;
  present?: Part | undefined;
}

/** Changes any number of parts, each if its values are still those that were read, and resolves to those that were not changed. */
export type SaveParts = (
  changes: readonly PartChange[],
  options: {
    /** Called with the number of parts that are done. */
    onProgress: (done: number) => void;
  },
) => Promise<readonly PartFailure[]>;

/** The last step of the table. */
export type BulkEditStep =
  | { kind: 'saving'; done: number; total: number }
  | { kind: 'saved'; changes: readonly PartChange[]; isUndo: boolean }
  | { kind: 'pasted'; cells: number; rowsLeft: number; before: BulkEdits }
  | { kind: 'discarded'; before: BulkEdits }
  | { kind: 'unchanged' };

export interface BulkEditOptions {
  parts: ReadonlyArray<Part>;
  onSave: SaveParts;
  draft?: FormDraft | undefined;
}

/** Replaces the values of a map for some keys. */
const withEntries = <Key, Value>(map: ReadonlyMap<Key, Value>, entries: Iterable<readonly [Key, Value]>) =>
  new Map([...map, ...entries]);

/** What is typed into the rows of parts, saves it together, and takes the last step back. */
export const useBulkEdit = ({ parts, onSave, draft: givenDraft }: BulkEditOptions) => {
  const { currency } = useUi();
  const texts = useTexts(english);
  const [draft] = useState(givenDraft);
  // Saving must not move the rows, even if the list is sorted by what was saved.
  const [opened] = useState(parts);
  // What is known of a part after it was read; a part that is read again is another object.
  const [known, setKnown] = useState<ReadonlyMap<Part, Part>>(new Map());
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  const [step, setStep] = useState<BulkEditStep>();
  const readCell = useMemo(() => createCellReader(currency, texts), [currency, texts]);
  const [edits, setEdits] = useState(() => withoutSame(fromDraft(draft?.read()), parts, readCell));
  useEffect(() => draft?.write(toDraft(edits)), [draft, edits]);

  const rows = useMemo(() => {
    const byId = new Map(parts.map((part) => [part._id, part]));
    return opened.map((part) => {
      const listed = byId.get(part._id) ?? part;
      return { listed, part: known.get(listed) ?? listed };
    });
  }, [opened, parts, known]);

  const states = rows.flatMap(({ part }) =>
    bulkFields.map((field) => readCell(part, field, edits.get(part._id)?.[field]).kind),
  );
  const count = (kind: (typeof states)[number]) => states.filter((each) => each === kind).length;
  const ids = new Set(rows.map(({ part }) => part._id));
  const elsewhere = [...edits.keys()].filter((id) => !ids.has(id)).length;

  const { locale } = texts;
  const type = useCallback(
    (part: Part, field: BulkField, typed: string) => {
      setFailures((before) => (before.has(part._id) ? new Map([...before].filter(([id]) => id !== part._id)) : before));
      setEdits((before) => {
        const read = before.get(part._id)?.[field]?.read ?? readText(part, field);
        const isSame = typed === cellText(part, field, locale) && read === readText(part, field);
        return withCell(before, part._id, field, isSame ? undefined : { typed, read });
      });
    },
    [locale],
  );

  const restore = useCallback(
    (id: string, field: BulkField) => setEdits((before) => withCell(before, id, field, undefined)),
    [],
  );

  /** Lets the typed value replace what another admin has entered in the meantime. */
  const replace = useCallback(
    (part: Part, field: BulkField) =>
      setEdits((before) => {
        const edit = before.get(part._id)?.[field];
        return edit ? withCell(before, part._id, field, { ...edit, read: readText(part, field) }) : before;
      }),
    [],
  );

  /** Fills the cells from this one with what was copied from a sheet; false for a text of one cell. */
  const paste = (id: string, field: BulkField, text: string): boolean => {
    const pasted = splitRows(text, '\t');
    if (pasted.length <= 1 && (pasted[0]?.length ?? 0) <= 1) return false;
    const first = rows.findIndex(({ part }) => part._id === id);
    const column = bulkFields.indexOf(field);
    let next = edits;
    let cells = 0;
    for (const [index, values] of pasted.entries()) {
      const part = rows[first + index]?.part;
      if (!part) break;
      for (const [offset, value] of values.entries()) {
        const target = bulkFields[column + offset];
        // An empty cell of the sheet says nothing about a value.
        if (!target || value.trim() === '') continue;
        const read = edits.get(part._id)?.[target]?.read ?? readText(part, target);
        next = withCell(next, part._id, target, { typed: value.trim(), read });
        cells += 1;
      }
    }
    setEdits(next);
    setStep({ kind: 'pasted', cells, rowsLeft: Math.max(first + pasted.length - rows.length, 0), before: edits });
    return true;
  };

  const run = async (changes: readonly PartChange[], isUndo: boolean) => {
    const listedOf = new Map(rows.map(({ listed, part }) => [part._id, listed]));
    setFailures(new Map());
    setStep({ kind: 'saving', done: 0, total: changes.length });
    const failed = await onSave(changes, {
      onProgress: (done) => setStep({ kind: 'saving', done, total: changes.length }),
    });
    const failedIds = new Set(failed.map(({ part }) => part._id));
    const saved = changes.filter(({ part }) => !failedIds.has(part._id));
    const present = [
      ...saved.map(({ part, update }) => updatedPart(part, update)),
      ...failed.flatMap((failure) => failure.present ?? []),
    ];
    setKnown((before) =>
      withEntries(
        before,
        present.map((part) => [listedOf.get(part._id) ?? part, part]),
      ),
    );
    // What was typed while the request was sent stays.
    setEdits((before) => withoutSame(before, present, readCell));
    setFailures(
      new Map(
        failed
          .filter((failure) => isUndo || !failure.present)
          .map(({ part, message, present: changed }) => [part._id, changed ? texts.bulkEdit.notUndone : message]),
      ),
    );
    setStep({ kind: 'saved', changes: saved, isUndo });
  };

  const save = async () => {
    if (step?.kind === 'saving') return;
    const changes = rows.flatMap(({ part }) => {
      const update = updateOf(part, edits.get(part._id) ?? {}, readCell);
      return update ? [{ part, update }] : [];
    });
    if (changes.length === 0) setStep({ kind: 'unchanged' });
    else await run(changes, false);
  };

  const undoOf = (last: BulkEditStep | undefined): (() => void) | undefined => {
    if (last?.kind === 'pasted' || last?.kind === 'discarded')
      return () => {
        setEdits(last.before);
        setStep(undefined);
      };
    if (last?.kind !== 'saved' || last.isUndo || last.changes.length === 0) return undefined;
    return () =>
      void run(
        last.changes.map(({ part, update }) => {
          const after = updatedPart(part, update);
          return { part: after, update: inverseOf(after, update) };
        }),
        true,
      );
  };

  const discard = () => {
    setStep({ kind: 'discarded', before: edits });
    setEdits(new Map([...edits].filter(([id]) => !ids.has(id))));
    setFailures(new Map());
  };

  return {
    rows: rows.map(({ part }) => part),
    edits,
    failures,
    readCell,
    step,
    changed: count('changed'),
    invalid: count('invalid'),
    conflicts: count('conflict'),
    elsewhere,
    type,
    restore,
    replace,
    paste,
    save,
    discard,
    undo: undoOf(step),
  };
};
