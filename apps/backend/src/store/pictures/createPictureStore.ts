import * as v from 'valibot';
import { first } from '../sql/first.ts';
import { claimDay } from '../sql/storedValues.ts';
import { type SqlContext, query, send, type Statements } from '../sql/transactions.ts';
import { noteUsedPictures } from './noteUsedPictures.ts';
import type { EncodedPicture, PictureSize, PictureStore } from './PictureStore.ts';

/** How long a picture stays that no part names, in milliseconds. */
const keptUnused = 30 * 86_400_000;

/** How many parts are read at once. */
const partsAtOnce = 500;

/** How many pictures are deleted at once. */
const deletedAtOnce = 20;

// A picture that is used again meanwhile stays: PostgreSQL repeats only the outer condition after it has waited for that.
const deleteUnused = `
  DELETE FROM pictures
  WHERE hash IN (SELECT hash FROM pictures WHERE used_at < ? ORDER BY used_at LIMIT ?) AND used_at < ?
  RETURNING hash`;

const SizeRow = v.object({ width: v.number(), height: v.number() });
const ContentRow = v.object({ content: v.instance(Uint8Array) });
const PartRow = v.object({ _id: v.string(), image: v.string(), description: v.nullable(v.string()) });

function* addPicture(hash: string, { width, height, files }: EncodedPicture): Statements<void> {
  const added = yield* query(
    `INSERT INTO pictures (hash, width, height, used_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (hash) DO NOTHING RETURNING hash`,
    hash,
    width,
    height,
    Date.now(),
  );
  if (added.length === 0) return;
  const insert = 'INSERT INTO picture_files (hash, width, format, content) VALUES (?, ?, ?, ?)';
  for (const file of files) yield* send(insert, hash, file.width, file.format, file.content);
}

function* reuse(hash: string): Statements<PictureSize | undefined> {
  const row = yield* first('UPDATE pictures SET used_at = ? WHERE hash = ? RETURNING width, height', Date.now(), hash);
  return row && v.parse(SizeRow, row);
}

/** Uploaded pictures, for both databases. */
export function createPictureStore({ dialect, read, transact }: SqlContext): PictureStore {
  function* readParts(after: string): Statements<v.InferOutput<typeof PartRow>[]> {
    const sql = 'SELECT _id, image, description FROM parts WHERE _id > ? ORDER BY _id LIMIT ?';
    return v.parse(v.array(PartRow), yield* query(sql, after, partsAtOnce));
  }

  /** Notes which pictures are used now, some parts at a time, so that other calls run between. */
  async function noteUsed(now: number): Promise<void> {
    for (let after = '', isDone = false; !isDone;) {
      const parts = await read(readParts(after));
      await transact(() => noteUsedPictures(dialect, parts, now));
      after = parts.at(-1)?._id ?? '';
      isDone = parts.length < partsAtOnce;
    }
  }

  return {
    addPicture: (hash, picture) => transact(() => addPicture(hash, picture)),
    reusePicture: (hash) => transact(() => reuse(hash)),

    async getPictureFile(hash, width, format) {
      const file = `SELECT content FROM picture_files WHERE hash = ? AND format = ? AND width <= ?
                    ORDER BY width DESC LIMIT 1`;
      const row = await read(first(file, hash, format, width));
      return row && v.parse(ContentRow, row).content;
    },

    async collectPictures(day, now = Date.now()) {
      const isFirst = await transact(() => claimDay('pictures collected', day));
      if (!isFirst) return 0;
      await noteUsed(now);
      let deleted = 0;
      const unusedSince = now - keptUnused;
      for (let isDone = false; !isDone;) {
        const rows = await transact(() => query(deleteUnused, unusedSince, deletedAtOnce, unusedSince));
        deleted += rows.length;
        isDone = rows.length < deletedAtOnce;
      }
      return deleted;
    },
  };
}
