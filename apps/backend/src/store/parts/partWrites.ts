import type { Part } from '@dealerkit/domain/entities';
import { nameKey } from '@dealerkit/domain/parts/partRules';
import { noteUsedPictures } from '../pictures/noteUsedPictures.ts';
import type { Changes } from '../sql/changes.ts';
import { first } from '../sql/first.ts';
import { readValue, removeValue, setValue } from '../sql/storedValues.ts';
import { send, type SqlContext, type Statements } from '../sql/transactions.ts';
import { indexedToName, type SynonymsInUse } from '../synonyms/synonymsInUse.ts';
import { describeChanges, hasOtherTerms, isAsRead, type PartChange } from './partChanges.ts';
import { indexParts, readPartsAfter, removeIndex } from './partIndex.ts';
import { partOf, partValues, storedColumns } from './partRows.ts';
import type { ChangedPart, PartStore } from './PartStore.ts';

type Context = SqlContext & { synonyms: SynonymsInUse };

type NewPart = Omit<Part, '_id'>;

const insert = `INSERT INTO parts (${storedColumns}, name_key) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (name_key) DO NOTHING RETURNING row`;

/** Adds a part, which must then be indexed; gives its row, unless its name is taken. */
function* insertPart({ dialect }: Context, changes: Changes, { _id, ...part }: Part): Statements<number | undefined> {
  const added = yield* first(insert, _id, ...partValues(part));
  if (!added) return undefined;
  yield* noteUsedPictures(dialect, [part]);
  changes.rows.parts += 1;
  changes.partTexts = true;
  return Number(added['row']);
}

function* addPart(
  context: Context,
  changes: Changes,
  part: Part,
): Statements<Awaited<ReturnType<PartStore['addPart']>>> {
  const { trade } = yield* context.synonyms.lock(context.dialect);
  const row = yield* insertPart(context, changes, part);
  if (row === undefined) return { outcome: 'name taken' };
  yield* indexParts(context, [{ ...part, row }], trade, { areNew: true });
  changes.parts.add(part._id);
  return { outcome: 'added', _id: part._id };
}

/** Adds the parts of a new demo. */
export function* seedParts(context: Context, changes: Changes, parts: readonly NewPart[]): Statements<void> {
  const { trade } = yield* context.synonyms.lock(context.dialect);
  const added = [];
  for (const part of parts) {
    const row = yield* insertPart(context, changes, { _id: context.newId(), ...part });
    if (row !== undefined) added.push({ ...part, row });
  }
  yield* indexParts(context, added, trade, { areNew: true });
}

const update = `UPDATE parts SET product_name = ?, description = ?, price_number = ?, price_text = ?, image = ?,
  minimum_order_quantity = ?, available_quantity = ?, reorder_level = ?, extra = ?, shelf = ?, name_key = ? WHERE _id = ?`;

/** A name that another part gets at the same time repeats the transaction. */
function* changePart(
  context: Context,
  changes: Changes,
  { _id, change, actor }: { _id: string; change: PartChange; actor: string },
): Statements<ChangedPart> {
  const { dialect, synonyms } = context;
  const stored = yield* first(
    `SELECT ${storedColumns}, row,
       EXISTS (SELECT 1 FROM parts AS other WHERE other.name_key = ? AND other._id <> parts._id) AS "isTaken"
     FROM parts WHERE _id = ? ${dialect.lock}`,
    nameKey(change.changes.product_name ?? '') || null,
    _id,
  );
  if (!stored) return { outcome: 'no such part' };
  const part = partOf(stored);
  if (!isAsRead(part, change)) return { outcome: 'conflict', part };
  if (stored['isTaken']) return { outcome: 'name taken' };
  const changed = { ...part, ...change.changes };
  yield* send(update, ...partValues(changed), _id);
  yield* noteUsedPictures(dialect, [changed]);
  if (hasOtherTerms(part, changed)) {
    const { trade } = yield* synonyms.lock(dialect);
    yield* indexParts(context, [{ ...changed, row: Number(stored['row']) }], trade);
    changes.partTexts = true;
  }
  const detail = describeChanges(part, change.changes);
  if (detail) changes.audit.push({ actor, action: 'change part', subject: _id, detail });
  changes.parts.add(_id);
  return { outcome: 'changed' };
}

function* deletePart(context: Context, changes: Changes, _id: string, actor: string): Statements<number> {
  const part = yield* first(
    `SELECT row, coalesce(product_name, '') AS name FROM parts WHERE _id = ? ${context.dialect.lock}`,
    _id,
  );
  if (!part) return 0;
  yield* removeIndex(context, Number(part['row']));
  yield* send('DELETE FROM parts WHERE _id = ?', _id);
  changes.audit.push({ actor, action: 'delete part', subject: _id, detail: String(part['name']) });
  changes.parts.add(_id);
  changes.partTexts = true;
  changes.rows.parts -= 1;
  return 1;
}

/** Indexes some of the parts again that are indexed by earlier synonyms. */
function* indexOutdated(context: Context, changes: Changes, limit: number): Statements<number> {
  const { dialect, synonyms } = context;
  const { trade } = yield* synonyms.lock(dialect);
  const after = yield* readValue(indexedToName, dialect.lock);
  if (after === undefined) return 0;
  const parts = yield* readPartsAfter(after, limit, dialect.lock);
  yield* indexParts(context, parts, trade);
  const last = parts.at(-1)?._id;
  const isEnd = parts.length < limit || last === undefined;
  yield* isEnd ? removeValue(indexedToName) : setValue(indexedToName, last);
  changes.partTexts = true;
  return parts.length;
}

type PartWrites = Pick<PartStore, 'addPart' | 'updatePart' | 'deletePart' | 'indexParts' | 'countOutdatedParts'>;

/** The changes of parts in both databases. */
export function partWrites(context: Context): PartWrites {
  const { transact, read, newId } = context;
  return {
    addPart(part) {
      // Before the transaction, so that parts have the order of their calls.
      const stored = { _id: newId(), ...part };
      return transact((changes) => addPart(context, changes, stored));
    },

    updatePart: (_id, change, actor) => transact((changes) => changePart(context, changes, { _id, change, actor })),
    deletePart: (_id, actor) => transact((changes) => deletePart(context, changes, _id, actor)),
    indexParts: (limit) => transact((changes) => indexOutdated(context, changes, limit)),

    countOutdatedParts: () =>
      read(
        (function* statements() {
          const after = yield* readValue(indexedToName);
          if (after === undefined) return 0;
          return Number((yield* first('SELECT count(*) AS parts FROM parts WHERE _id > ?', after))?.['parts']);
        })(),
      ),
  };
}
