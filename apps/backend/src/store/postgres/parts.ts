import { Part } from '@dealerkit/api-client';
import * as v from 'valibot';
import { exactKeys } from '@dealerkit/ui/foldText';
import { nameKeyOf } from '../nameKeyOf.ts';
import { searchTextOf } from '../searchTextOf.ts';
import type { Store } from '../Store.ts';
import type { Database, Row, Run } from './Database.ts';
import { postgresFindParts } from './findParts.ts';
import { randomShard } from './shards.ts';
import { incrementVersionAfter } from './versions.ts';

const columns =
  '_id, product_name, description, price_number, price_text, image, minimum_order_quantity, available_quantity';

const insert = `
  WITH added AS (
    INSERT INTO parts (${columns}, name_key, search_text)
    VALUES ($1, $2, $3, $4::float8, $5, $6, $7::int, $8::int, $9, $10)
    ON CONFLICT (name_key) DO NOTHING
    RETURNING _id
  ), keyed AS (
    INSERT INTO part_keys (key, part_id)
    SELECT key, _id FROM added, json_array_elements_text($12::json) AS key
  ), ${incrementVersionAfter('added', '$11')}
  SELECT _id FROM added`;

const remove = `
  WITH deleted AS (
    DELETE FROM parts WHERE _id = $1 RETURNING product_name
  ), ${incrementVersionAfter('deleted', '$2')}
  INSERT INTO audit (_id, at, actor, action, subject, detail)
  SELECT $3, $4::bigint, $5, 'delete part', $1, coalesce(product_name, '') FROM deleted
  RETURNING _id`;

function partOf(row: Row): Part {
  return v.parse(Part, { ...row, price: row['price_number'] ?? row['price_text'] });
}

/** Adds a part, alone or within a transaction. */
export async function insertPart(run: Run, _id: string, part: Omit<Part, '_id'>): ReturnType<Store['addPart']> {
  const { product_name = null, description = null, price = null, available_quantity = null } = part;
  const [added] = await run({
    sql: insert,
    values: [
      _id,
      product_name,
      description,
      typeof price === 'number' ? price : null,
      typeof price === 'string' ? price : null,
      part.image,
      part.minimum_order_quantity,
      available_quantity,
      nameKeyOf(product_name ?? '') || null,
      searchTextOf(product_name, description),
      randomShard(),
      JSON.stringify(exactKeys(part)),
    ],
  });
  return added ? { outcome: 'added', _id } : { outcome: 'name taken' };
}

type Parts = Pick<Store, 'findParts' | 'getPart' | 'addPart' | 'deletePart'>;

/** The parts of the PostgreSQL store. */
export function postgresParts({ run, newId }: Database): Parts {
  const find = postgresFindParts(run, columns);

  return {
    async findParts(query) {
      const { rows, total } = await find(query);
      return { rows: rows.map(partOf), total };
    },

    async getPart(_id) {
      const [row] = await run({ sql: `SELECT ${columns} FROM parts WHERE _id = $1`, values: [_id] });
      return row && partOf(row);
    },

    addPart: (part) => insertPart(run, newId(), part),

    async deletePart(_id, actor) {
      const deleted = await run({ sql: remove, values: [_id, randomShard(), newId(), Date.now(), actor] });
      return deleted.length;
    },
  };
}
