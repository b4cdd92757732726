-- The schema of a PostgreSQL database. Columns have the documented names.

-- For the search indexes.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE parts (
  _id TEXT PRIMARY KEY,
  product_name TEXT,
  name_key TEXT UNIQUE,
  description TEXT,
  price_number DOUBLE PRECISION,
  price_text TEXT,
  image TEXT NOT NULL,
  minimum_order_quantity INTEGER NOT NULL CHECK (minimum_order_quantity > 0),
  available_quantity INTEGER CHECK (available_quantity >= 0)
);
CREATE INDEX parts_by_name ON parts ((name_key COLLATE "C"), _id);
CREATE INDEX parts_by_price ON parts (price_number, _id);
CREATE INDEX parts_by_stock ON parts (available_quantity, _id);
-- A condition on an expression needs the columns of the expression in the index, or it reads the rows.
CREATE INDEX parts_out_of_stock ON parts ((coalesce(available_quantity, 0)), _id)
  INCLUDE (available_quantity, minimum_order_quantity)
  WHERE coalesce(available_quantity, 0) < minimum_order_quantity;
CREATE INDEX parts_low_stock ON parts ((coalesce(available_quantity, 0)), _id)
  INCLUDE (available_quantity, minimum_order_quantity)
  WHERE coalesce(available_quantity, 0) < 3 * minimum_order_quantity
    AND coalesce(available_quantity, 0) >= minimum_order_quantity;

-- What a search finds a part by. An order or a new price changes none of it.
CREATE TABLE part_search (
  part_id TEXT PRIMARY KEY REFERENCES parts (_id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  facts TEXT NOT NULL,
  text TEXT NOT NULL,
  numbers TEXT NOT NULL,
  replaces TEXT NOT NULL,
  -- The weights are the levels of the terms.
  terms TSVECTOR NOT NULL
);
CREATE INDEX part_search_terms ON part_search USING GIN (terms);
-- Finds whole numbers.
CREATE INDEX part_search_whole_numbers ON part_search USING GIN (string_to_array(numbers || ' ' || replaces, ' '));
CREATE INDEX part_search_numbers ON part_search USING GIN (numbers gin_trgm_ops, replaces gin_trgm_ops);

-- The categories, vehicles and brands of a part.
CREATE TABLE part_facets (
  facet TEXT NOT NULL,
  value TEXT NOT NULL,
  part TEXT NOT NULL REFERENCES parts (_id) ON DELETE CASCADE,
  PRIMARY KEY (facet, value, part)
);
CREATE INDEX part_facets_of_part ON part_facets (part, facet, value);

-- The words of names and facts, and how many parts have them; a word that none of these is may be mistyped.
CREATE TABLE part_words (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  word TEXT NOT NULL UNIQUE,
  parts INTEGER NOT NULL
);

-- What the dealer adds to the trade names.
CREATE TABLE trade_names (
  kind TEXT PRIMARY KEY,
  value TEXT NOT NULL
);

CREATE TABLE orders (
  _id TEXT PRIMARY KEY,
  part_id TEXT REFERENCES parts (_id) ON DELETE SET NULL,
  "userEmail" TEXT NOT NULL,
  "userName" TEXT NOT NULL,
  product_name TEXT NOT NULL,
  address TEXT NOT NULL,
  phone TEXT NOT NULL,
  "orderQuantity" INTEGER NOT NULL CHECK ("orderQuantity" > 0),
  price_number DOUBLE PRECISION,
  price_text TEXT,
  status TEXT NOT NULL DEFAULT 'placed',
  placed_at BIGINT NOT NULL DEFAULT 0,
  history TEXT NOT NULL DEFAULT '[]',
  search_text TEXT NOT NULL DEFAULT '',
  placed_by TEXT
);
CREATE INDEX orders_of_user ON orders ("userEmail", _id);
CREATE INDEX orders_of_part ON orders (part_id);
CREATE INDEX orders_by_time ON orders (placed_at, _id);
CREATE INDEX orders_of_status ON orders (status, placed_at, _id);
CREATE INDEX orders_text ON orders USING GIN (search_text gin_trgm_ops);

CREATE TABLE order_attempts (
  "userEmail" TEXT NOT NULL,
  idempotency_key TEXT NOT NULL,
  order_id TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  PRIMARY KEY ("userEmail", idempotency_key)
);

CREATE TABLE reviews (
  _id TEXT PRIMARY KEY,
  "reviewName" TEXT NOT NULL,
  "reviewerEmail" TEXT,
  "productName" TEXT NOT NULL,
  description TEXT NOT NULL,
  rating DOUBLE PRECISION NOT NULL,
  placed_by TEXT
);
CREATE INDEX reviews_of_author ON reviews ("reviewerEmail", _id);

CREATE TABLE users (
  _id TEXT PRIMARY KEY,
  email TEXT NOT NULL UNIQUE,
  username TEXT,
  role TEXT,
  loaction TEXT,
  phone TEXT,
  search_text TEXT NOT NULL,
  uid TEXT,
  "emailVerified" BOOLEAN NOT NULL DEFAULT FALSE,
  blocked BOOLEAN NOT NULL DEFAULT FALSE,
  profile_by TEXT,
  "tokensValidFrom" BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX users_text ON users USING GIN (search_text gin_trgm_ops);
CREATE INDEX users_by_email ON users ((email COLLATE "C"), _id);
CREATE INDEX users_of_role ON users (role, _id);
CREATE INDEX users_of_uid ON users (uid);

CREATE TABLE audit (
  _id TEXT PRIMARY KEY,
  at BIGINT NOT NULL,
  actor TEXT NOT NULL,
  action TEXT NOT NULL,
  subject TEXT NOT NULL,
  detail TEXT NOT NULL,
  -- As nearly as `foldText` folds, in the database, since most entries are written by statements that read their values.
  search_text TEXT GENERATED ALWAYS AS (
    regexp_replace(translate(lower(actor), '০১২৩৪৫৬৭৮৯', '0123456789'), '[[:space:].,/−‐‑‒–—―-]+', '', 'g') || E'\n' ||
    regexp_replace(translate(lower(action), '০১২৩৪৫৬৭৮৯', '0123456789'), '[[:space:].,/−‐‑‒–—―-]+', '', 'g') || E'\n' ||
    regexp_replace(translate(lower(subject), '০১২৩৪৫৬৭৮৯', '0123456789'), '[[:space:].,/−‐‑‒–—―-]+', '', 'g') || E'\n' ||
    regexp_replace(translate(lower(detail), '০১২৩৪৫৬৭৮৯', '0123456789'), '[[:space:].,/−‐‑‒–—―-]+', '', 'g')
  ) STORED
);
CREATE INDEX audit_text ON audit USING GIN (search_text gin_trgm_ops);
CREATE INDEX audit_by_time ON audit (at, _id);
-- Entries cannot be changed or deleted, not even by their owner, who has the rights to do so until they are revoked.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN RAISE EXCEPTION 'Entries of the audit cannot be changed or deleted.'; END $$;
CREATE TRIGGER audit_unchanged BEFORE UPDATE OR DELETE OR TRUNCATE ON audit
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
REVOKE UPDATE, DELETE, TRUNCATE ON audit FROM CURRENT_USER;

-- How often a text was searched for without a result on a day.
CREATE TABLE missed_searches (
  text TEXT NOT NULL,
  day TEXT NOT NULL,
  searches INTEGER NOT NULL,
  PRIMARY KEY (text, day)
);

CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL);

-- The purges that the edge has not confirmed yet.
CREATE TABLE outbox (
  _id TEXT PRIMARY KEY,
  at TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp(),
  keys TEXT NOT NULL
);

-- Not written to the log of the database, since losing the counts of a minute does no harm.
CREATE UNLOGGED TABLE call_counts (
  minute BIGINT NOT NULL,
  key TEXT NOT NULL,
  calls BIGINT NOT NULL,
  PRIMARY KEY (minute, key)
);

-- The version of the catalogue and the totals are sums over shards (`shards.ts`), so that concurrent changes do not wait for one row.

CREATE TABLE versions (shard INTEGER PRIMARY KEY, value BIGINT NOT NULL);
INSERT INTO versions (shard, value) SELECT shard, 0 FROM generate_series(0, 15) AS shard;

CREATE TABLE order_totals (
  status TEXT NOT NULL,
  shard INTEGER NOT NULL,
  rows BIGINT NOT NULL,
  PRIMARY KEY (status, shard)
);
INSERT INTO order_totals (status, shard, rows) SELECT status, shard, 0
  FROM unnest(ARRAY['placed', 'confirmed', 'packed', 'handedOver', 'cancelled']) AS status, generate_series(0, 15) AS shard;

CREATE TABLE row_totals (
  name TEXT NOT NULL,
  shard INTEGER NOT NULL,
  rows BIGINT NOT NULL,
  PRIMARY KEY (name, shard)
);
INSERT INTO row_totals (name, shard, rows) SELECT name, shard, 0
  FROM unnest(ARRAY['parts', 'users', 'reviews', 'changed part texts']) AS name, generate_series(0, 15) AS shard;
