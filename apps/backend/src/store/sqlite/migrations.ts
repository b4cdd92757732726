import type { DatabaseSync } from 'node:sqlite';

/**
 * The steps from an empty file to today's schema; `PRAGMA user_version` counts those taken.
 *
 * A step that has been released is never changed: a later one mends it. Columns bear the documented names.
 */
const steps = [
  `
  CREATE TABLE parts (
    _id TEXT PRIMARY KEY,
    product_name TEXT,
    name_key TEXT UNIQUE,
    description TEXT,
    price ANY,
    image TEXT NOT NULL,
    minimum_order_quantity INTEGER NOT NULL CHECK (minimum_order_quantity > 0),
    available_quantity INTEGER CHECK (available_quantity >= 0),
    search_text TEXT NOT NULL
  ) STRICT;

  CREATE TABLE orders (
    _id TEXT PRIMARY KEY,
    part_id TEXT REFERENCES parts (_id) ON DELETE SET NULL,
    userEmail TEXT NOT NULL,
    userName TEXT NOT NULL,
    product_name TEXT NOT NULL,
    address TEXT NOT NULL,
    phone TEXT NOT NULL,
    orderQuantity INTEGER NOT NULL CHECK (orderQuantity > 0)
  ) STRICT;
  CREATE INDEX orders_of_user ON orders (userEmail, _id);
  CREATE INDEX orders_of_part ON orders (part_id);

  CREATE TABLE reviews (
    _id TEXT PRIMARY KEY,
    reviewName TEXT NOT NULL,
    reviewerEmail TEXT,
    productName TEXT NOT NULL,
    description TEXT NOT NULL,
    rating REAL NOT NULL
  ) STRICT;

  CREATE TABLE users (
    _id TEXT PRIMARY KEY,
    email TEXT NOT NULL UNIQUE,
    username TEXT,
    role TEXT,
    loaction TEXT,
    phone TEXT
  ) STRICT;

  CREATE TABLE facts (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT;
  `,
];

/** The newest schema that this program knows. */
export const schemaVersion = steps.length;

/** How many steps a database has taken. */
export function versionOf(db: DatabaseSync): number {
  return Number(db.prepare('PRAGMA user_version').get()?.['user_version']);
}

/** Takes the steps that are missing, all or none, also when several processes start at once. */
export function migrate(db: DatabaseSync): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    for (const step of steps.slice(versionOf(db))) db.exec(step);
    db.exec(`PRAGMA user_version = ${schemaVersion}`);
    db.exec('COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}
