import type { DatabaseSync } from 'node:sqlite';
import { auditMigration } from './auditMigration.ts';
import { orderDeskMigration } from './orderDeskMigration.ts';

/**
 * The migrations from an empty file to the current schema; `PRAGMA user_version` counts the applied ones.
 *
 * A released migration is never edited. Columns have the documented names, and `migrate.ts` has the functions. This module
 * imports no built package.
 */
export const migrations: readonly string[] = [
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
  `
  CREATE TABLE parts_with_row (
    row INTEGER PRIMARY KEY,
    _id TEXT NOT NULL UNIQUE,
    product_name TEXT,
    name_key TEXT UNIQUE,
    description TEXT,
    price ANY,
    image TEXT NOT NULL,
    minimum_order_quantity INTEGER NOT NULL CHECK (minimum_order_quantity > 0),
    available_quantity INTEGER CHECK (available_quantity >= 0),
    search_text TEXT NOT NULL
  ) STRICT;
  INSERT INTO parts_with_row
    (_id, product_name, name_key, description, price, image, minimum_order_quantity, available_quantity, search_text)
    SELECT _id, product_name, name_key, description, price, image, minimum_order_quantity, available_quantity, search_text
    FROM parts ORDER BY _id;
  DROP TABLE parts;
  ALTER TABLE parts_with_row RENAME TO parts;
  CREATE INDEX parts_by_price ON parts (price, _id);
  CREATE INDEX parts_by_stock ON parts (available_quantity, _id);

  CREATE TABLE users_with_row (
    row INTEGER PRIMARY KEY,
    _id TEXT NOT NULL UNIQUE,
    email TEXT NOT NULL UNIQUE,
    username TEXT,
    role TEXT,
    loaction TEXT,
    phone TEXT,
    search_text TEXT NOT NULL
  ) STRICT;
  INSERT INTO users_with_row (_id, email, username, role, loaction, phone, search_text)
    SELECT _id, email, username, role, loaction, phone, fold_text(email || char(10) || coalesce(username, ''))
    FROM users ORDER BY _id;
  DROP TABLE users;
  ALTER TABLE users_with_row RENAME TO users;
  CREATE INDEX users_of_role ON users (role, _id) WHERE role IS NOT NULL;

  CREATE TABLE order_attempts (
    userEmail TEXT NOT NULL,
    idempotency_key TEXT NOT NULL,
    order_id TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    PRIMARY KEY (userEmail, idempotency_key)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE audit (
    _id TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    actor TEXT NOT NULL,
    action TEXT NOT NULL,
    subject TEXT NOT NULL,
    detail TEXT NOT NULL
  ) STRICT;

  CREATE VIRTUAL TABLE parts_text USING fts5 (
    search_text, content = 'parts', content_rowid = 'row', columnsize = 0, tokenize = 'trigram case_sensitive 1'
  );
  INSERT INTO parts_text (parts_text) VALUES ('rebuild');
  CREATE TRIGGER parts_text_added AFTER INSERT ON parts BEGIN
    INSERT INTO parts_text (rowid, search_text) VALUES (new.row, new.search_text);
  END;
  CREATE TRIGGER parts_text_deleted AFTER DELETE ON parts BEGIN
    INSERT INTO parts_text (parts_text, rowid, search_text) VALUES ('delete', old.row, old.search_text);
  END;

  CREATE VIRTUAL TABLE users_text USING fts5 (
    search_text, content = 'users', content_rowid = 'row', columnsize = 0, tokenize = 'trigram case_sensitive 1'
  );
  INSERT INTO users_text (users_text) VALUES ('rebuild');
  CREATE TRIGGER users_text_added AFTER INSERT ON users BEGIN
    INSERT INTO users_text (rowid, search_text) VALUES (new.row, new.search_text);
  END;
  CREATE TRIGGER users_text_changed AFTER UPDATE OF search_text ON users WHEN old.search_text <> new.search_text BEGIN
    INSERT INTO users_text (users_text, rowid, search_text) VALUES ('delete', old.row, old.search_text);
    INSERT INTO users_text (rowid, search_text) VALUES (new.row, new.search_text);
  END;

  CREATE TABLE totals (
    name TEXT PRIMARY KEY,
    rows INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  INSERT INTO totals
    SELECT 'parts', count(*) FROM parts UNION ALL
    SELECT 'reviews', count(*) FROM reviews UNION ALL
    SELECT 'users', count(*) FROM users;
  CREATE TRIGGER parts_counted AFTER INSERT ON parts BEGIN
    UPDATE totals SET rows = rows + 1 WHERE name = 'parts';
  END;
  CREATE TRIGGER parts_discounted AFTER DELETE ON parts BEGIN
    UPDATE totals SET rows = rows - 1 WHERE name = 'parts';
  END;
  CREATE TRIGGER reviews_counted AFTER INSERT ON reviews BEGIN
    UPDATE totals SET rows = rows + 1 WHERE name = 'reviews';
  END;
  CREATE TRIGGER users_counted AFTER INSERT ON users BEGIN
    UPDATE totals SET rows = rows + 1 WHERE name = 'users';
  END;
  `,
  orderDeskMigration,
  `
  ALTER TABLE users ADD COLUMN uid TEXT;
  ALTER TABLE users ADD COLUMN emailVerified INTEGER NOT NULL DEFAULT 0 CHECK (emailVerified IN (0, 1));
  ALTER TABLE users ADD COLUMN blocked INTEGER NOT NULL DEFAULT 0 CHECK (blocked IN (0, 1));
  CREATE INDEX users_of_uid ON users (uid);
  `,
  `
  DROP TRIGGER orders_text_added;
  DROP TRIGGER orders_counted;
  CREATE TRIGGER orders_text_changed AFTER UPDATE OF search_text ON orders WHEN old.search_text <> new.search_text BEGIN
    INSERT INTO orders_text (orders_text, rowid, search_text) VALUES ('delete', old.row, old.search_text);
    INSERT INTO orders_text (rowid, search_text) VALUES (new.row, new.search_text);
  END;
  CREATE INDEX reviews_of_author ON reviews (reviewerEmail, _id);
  `,
  `
  ALTER TABLE orders ADD COLUMN placed_by TEXT;
  ALTER TABLE reviews ADD COLUMN placed_by TEXT;
  ALTER TABLE users ADD COLUMN profile_by TEXT;
  ALTER TABLE users ADD COLUMN tokensValidFrom INTEGER NOT NULL DEFAULT 0;
  `,
  auditMigration,
];

/** The schema version of this program. */
export const schemaVersion = migrations.length;

/** The schema version of a database. */
export function versionOf(db: DatabaseSync): number {
  return Number(db.prepare('PRAGMA user_version').get()?.['user_version']);
}
