import { Part } from '@dealerkit/api-client';
import * as v from 'valibot';
import { foldText } from '../foldText.ts';
import type { PartSort, Store } from '../Store.ts';
import type { Database, Row, Run } from './Database.ts';
import { postgresPages } from './pages.ts';
import { randomShard, incrementVersionAfter } from './versions.ts';

/** Parts without the value come last, and text prices before them; names sort by code points. */
const orderings: Record<PartSort, string> = {
  product_name: 'name_key IS NULL, name_key COLLATE "C", _id',
  '-product_name': 'name_key IS NULL, name_key COLLATE "C" DESC, _id DESC',
  price: 'price_number IS NULL, price_number, price_text IS NULL, price_text COLLATE "C", _id',
  '-price': 'price_number IS NULL, price_number DESC, price_text IS NULL, price_text COLLATE "C" DESC, _id DESC',
  available_quantity: 'available_quantity IS NULL, available_quantity, _id',
  '-available_quantity': 'available_quantity IS NULL, available_quantity DESC, _id DESC',
};

const columns =
  '_id, product_name, description, price_number, price_text, image, minimum_order_quantity, available_quantity';

const insert = `
  WITH added AS (
    INSERT INTO parts (${columns}, name_key, search_text)
    VALUES ($1, $2, $3, $4::float8, $5, $6, $7::int, $8::int, $9, $10)
    ON CONFLICT (name_key) DO NOTHING
    RETURNING _id
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
      foldText(product_name ?? '') || null,
      foldText(`${product_name ?? ''}\n${description ?? ''}`),
      randomShard(),
    ],
  });
  return added ? { outcome: 'added', _id } : { outcome: 'name taken' };
}

type Parts = Pick<Store, 'findParts' | 'getPart' | 'addPart' | 'deletePart'>;

/** The parts of the PostgreSQL store. */
export function postgresParts({ run, newId }: Database): Parts {
  const find = postgresPages(run, 'parts', columns);

  return {
    async findParts({ sort, ...query }) {
      const { rows, total } = await find(query, sort && orderings[sort]);
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
