import { orderStatuses } from '@dealerkit/domain/entities';
import { auditMigration } from './auditMigration.ts';
import type { Run } from './Database.ts';
import { fillOrders, fillParts, fillUsers } from './fillColumns.ts';
import { totals } from './totals.ts';
import { shardRows, versionRows } from './shards.ts';

/** The steps to the next version: statements, and functions that run some. */
export type Migration = readonly (string | ((run: Run) => Promise<void>))[];

/**
 * The migrations from an empty database to the current schema.
 *
 * A released migration is never edited. Each step can run twice, for servers that cannot roll back schema changes.
 */
export const migrations: readonly Migration[] = [
  [
    'CREATE EXTENSION IF NOT EXISTS pg_trgm',
    `CREATE TABLE IF NOT EXISTS parts (
      _id TEXT PRIMARY KEY,
      product_name TEXT,
      name_key TEXT UNIQUE,
      description TEXT,
      price_number DOUBLE PRECISION,
      price_text TEXT,
      image TEXT NOT NULL,
      minimum_order_quantity INTEGER NOT NULL CHECK (minimum_order_quantity > 0),
      available_quantity INTEGER CHECK (available_quantity >= 0),
      search_text TEXT NOT NULL
    )`,
    'CREATE INDEX IF NOT EXISTS parts_text ON parts USING GIN (search_text gin_trgm_ops)',
    `CREATE TABLE IF NOT EXISTS orders (
      _id TEXT PRIMARY KEY,
      part_id TEXT REFERENCES parts (_id) ON DELETE SET NULL,
      "userEmail" TEXT NOT NULL,
      "userName" TEXT NOT NULL,
      product_name TEXT NOT NULL,
      address TEXT NOT NULL,
      phone TEXT NOT NULL,
      "orderQuantity" INTEGER NOT NULL CHECK ("orderQuantity" > 0)
    )`,
    'CREATE INDEX IF NOT EXISTS orders_of_user ON orders ("userEmail", _id)',
    'CREATE INDEX IF NOT EXISTS orders_of_part ON orders (part_id)',
    `CREATE TABLE IF NOT EXISTS order_attempts (
      "userEmail" TEXT NOT NULL,
      idempotency_key TEXT NOT NULL,
      order_id TEXT NOT NULL,
      fingerprint TEXT NOT NULL,
      PRIMARY KEY ("userEmail", idempotency_key)
    )`,
    `CREATE TABLE IF NOT EXISTS reviews (
      _id TEXT PRIMARY KEY,
      "reviewName" TEXT NOT NULL,
      "reviewerEmail" TEXT,
      "productName" TEXT NOT NULL,
      description TEXT NOT NULL,
      rating DOUBLE PRECISION NOT NULL
    )`,
    `CREATE TABLE IF NOT EXISTS users (
      _id TEXT PRIMARY KEY,
      email TEXT NOT NULL UNIQUE,
      username TEXT,
      role TEXT,
      loaction TEXT,
      phone TEXT,
      search_text TEXT NOT NULL
    )`,
    'CREATE INDEX IF NOT EXISTS users_text ON users USING GIN (search_text gin_trgm_ops)',
    'CREATE INDEX IF NOT EXISTS users_of_role ON users (role, _id)',
    `CREATE TABLE IF NOT EXISTS audit (
      _id TEXT PRIMARY KEY,
      at BIGINT NOT NULL,
      actor TEXT NOT NULL,
      action TEXT NOT NULL,
      subject TEXT NOT NULL,
      detail TEXT NOT NULL
    )`,
    'CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
    'CREATE TABLE IF NOT EXISTS versions (shard INTEGER PRIMARY KEY, value BIGINT NOT NULL)',
    `INSERT INTO versions (shard, value) VALUES ${versionRows} ON CONFLICT (shard) DO NOTHING`,
  ],
  [
    `CREATE TABLE IF NOT EXISTS part_keys (
      key TEXT NOT NULL,
      part_id TEXT NOT NULL REFERENCES parts (_id) ON DELETE CASCADE,
      PRIMARY KEY (key, part_id)
    )`,
    'CREATE INDEX IF NOT EXISTS part_keys_of_part ON part_keys (part_id)',
    'CREATE INDEX IF NOT EXISTS parts_by_name ON parts ((name_key COLLATE "C"), _id)',
    'CREATE INDEX IF NOT EXISTS parts_by_price ON parts (price_number, _id)',
    'CREATE INDEX IF NOT EXISTS parts_by_stock ON parts (available_quantity, _id)',
    `CREATE INDEX IF NOT EXISTS parts_low ON parts ((coalesce(available_quantity, 0)), minimum_order_quantity, _id)
      WHERE coalesce(available_quantity, 0) < 3 * minimum_order_quantity`,
    fillParts,
    fillUsers,
    'ALTER TABLE orders ADD COLUMN IF NOT EXISTS price_number DOUBLE PRECISION',
    'ALTER TABLE orders ADD COLUMN IF NOT EXISTS price_text TEXT',
    `ALTER TABLE orders ADD COLUMN IF NOT EXISTS status TEXT NOT NULL DEFAULT 'placed'`,
    'ALTER TABLE orders ADD COLUMN IF NOT EXISTS placed_at BIGINT NOT NULL DEFAULT 0',
    `ALTER TABLE orders ADD COLUMN IF NOT EXISTS history TEXT NOT NULL DEFAULT '[]'`,
    `ALTER TABLE orders ADD COLUMN IF NOT EXISTS search_text TEXT NOT NULL DEFAULT ''`,
    'CREATE INDEX IF NOT EXISTS orders_text ON orders USING GIN (search_text gin_trgm_ops)',
    fillOrders,
    'CREATE INDEX IF NOT EXISTS orders_by_time ON orders (placed_at, _id)',
    'CREATE INDEX IF NOT EXISTS orders_of_status ON orders (status, placed_at, _id)',
    `CREATE TABLE IF NOT EXISTS order_totals (
      status TEXT NOT NULL,
      shard INTEGER NOT NULL,
      rows BIGINT NOT NULL,
      PRIMARY KEY (status, shard)
    )`,
    ...orderStatuses.map(
      (status) =>
        `INSERT INTO order_totals (status, shard, rows) VALUES ${shardRows(`'${status}'`)} ON CONFLICT (status, shard) DO NOTHING`,
    ),
    `UPDATE order_totals SET rows = (SELECT count(*) FROM orders) WHERE status = 'placed' AND shard = 0`,
  ],
  [
    'ALTER TABLE users ADD COLUMN IF NOT EXISTS uid TEXT',
    'ALTER TABLE users ADD COLUMN IF NOT EXISTS "emailVerified" BOOLEAN NOT NULL DEFAULT FALSE',
    'ALTER TABLE users ADD COLUMN IF NOT EXISTS blocked BOOLEAN NOT NULL DEFAULT FALSE',
    'CREATE INDEX IF NOT EXISTS users_of_uid ON users (uid)',
  ],
  ['CREATE INDEX IF NOT EXISTS reviews_of_author ON reviews ("reviewerEmail", _id)'],
  ['CREATE INDEX IF NOT EXISTS users_by_email ON users ((email COLLATE "C"), _id)'],
  [
    `CREATE TABLE IF NOT EXISTS outbox (
      _id TEXT PRIMARY KEY,
      at TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp(),
      keys TEXT NOT NULL
    )`,
  ],
  [
    `CREATE TABLE IF NOT EXISTS row_totals (
      name TEXT NOT NULL,
      shard INTEGER NOT NULL,
      rows BIGINT NOT NULL,
      PRIMARY KEY (name, shard)
    )`,
    ...totals.map(
      (name) =>
        `INSERT INTO row_totals (name, shard, rows) VALUES ${shardRows(`'${name}'`)} ON CONFLICT (name, shard) DO NOTHING`,
    ),
    // A condition on an expression needs the columns of the expression in the index, or it reads the rows.
    `CREATE INDEX IF NOT EXISTS parts_out_of_stock ON parts ((coalesce(available_quantity, 0)), _id)
      INCLUDE (available_quantity, minimum_order_quantity)
      WHERE coalesce(available_quantity, 0) < minimum_order_quantity`,
    `CREATE INDEX IF NOT EXISTS parts_low_stock ON parts ((coalesce(available_quantity, 0)), _id)
      INCLUDE (available_quantity, minimum_order_quantity)
      WHERE coalesce(available_quantity, 0) < 3 * minimum_order_quantity
        AND coalesce(available_quantity, 0) >= minimum_order_quantity`,
    'DROP INDEX IF EXISTS parts_low',
    // Not written to the log of the database, since losing the counts of a minute does no harm.
    `CREATE UNLOGGED TABLE IF NOT EXISTS call_counts (
      minute BIGINT NOT NULL,
      key TEXT NOT NULL,
      calls BIGINT NOT NULL,
      PRIMARY KEY (minute, key)
    )`,
  ],
  [
    'ALTER TABLE orders ADD COLUMN IF NOT EXISTS placed_by TEXT',
    'ALTER TABLE reviews ADD COLUMN IF NOT EXISTS placed_by TEXT',
    'ALTER TABLE users ADD COLUMN IF NOT EXISTS profile_by TEXT',
    'ALTER TABLE users ADD COLUMN IF NOT EXISTS "tokensValidFrom" BIGINT NOT NULL DEFAULT 0',
  ],
  auditMigration,
];
