-- The schema of the embedded database. Columns have the documented names.

CREATE TABLE parts (
  row INTEGER PRIMARY KEY,
  _id TEXT NOT NULL UNIQUE,
  product_name TEXT,
  name_key TEXT UNIQUE,
  description TEXT,
  price_number REAL,
  price_text TEXT,
  image TEXT NOT NULL,
  minimum_order_quantity INTEGER NOT NULL CHECK (minimum_order_quantity > 0),
  available_quantity INTEGER CHECK (available_quantity >= 0),
  reorder_level INTEGER CHECK (reorder_level >= 0),
  extra TEXT,
  shelf TEXT
) STRICT;
CREATE INDEX parts_by_price ON parts (price_number, _id);
CREATE INDEX parts_by_price_text ON parts (price_text, _id) WHERE price_number IS NULL;
CREATE INDEX parts_by_stock ON parts (available_quantity, _id);
CREATE INDEX parts_to_buy ON parts (coalesce(available_quantity, 0), _id)
  WHERE coalesce(available_quantity, 0) < coalesce(reorder_level, 3 * minimum_order_quantity);
CREATE INDEX parts_low ON parts (coalesce(available_quantity, 0), minimum_order_quantity, _id)
  WHERE coalesce(available_quantity, 0) < 3 * minimum_order_quantity;

-- What a search finds a part by. An order or a new price changes none of it.
CREATE TABLE part_search (
  row INTEGER PRIMARY KEY REFERENCES parts (row) ON DELETE CASCADE,
  name TEXT NOT NULL,
  facts TEXT NOT NULL,
  text TEXT NOT NULL,
  numbers TEXT NOT NULL,
  replaces TEXT NOT NULL
) STRICT;

-- The whole numbers of a part, and of the parts that it replaces.
CREATE TABLE part_numbers (
  number TEXT NOT NULL,
  part INTEGER NOT NULL REFERENCES parts (row) ON DELETE CASCADE,
  PRIMARY KEY (number, part)
) STRICT, WITHOUT ROWID;
CREATE INDEX part_numbers_of_part ON part_numbers (part);

-- The categories, vehicles and brands of a part.
CREATE TABLE part_facets (
  facet TEXT NOT NULL,
  value TEXT NOT NULL,
  part INTEGER NOT NULL REFERENCES parts (row) ON DELETE CASCADE,
  PRIMARY KEY (facet, value, part)
) STRICT, WITHOUT ROWID;
CREATE INDEX part_facets_of_part ON part_facets (part, facet, value);

-- The words of names and facts, and how many parts have them; a word that none of these is may be mistyped.
CREATE TABLE part_words (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  word TEXT NOT NULL UNIQUE,
  parts INTEGER NOT NULL
) STRICT;

-- What the dealer adds to the synonyms.
CREATE TABLE synonyms (
  kind TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Amounts are whole numbers of the smallest unit of the currency.

-- A `number` is never used twice; `placed` to `returned` are how many of its lines have that status. `sum` is
-- what the customer pays for its lines, with discount and delivery charge. `customer` is the `_id` of a customer, and
-- `extra` a JSON object of texts.
CREATE TABLE orders (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  userEmail TEXT NOT NULL,
  userName TEXT NOT NULL,
  address TEXT NOT NULL,
  phone TEXT NOT NULL,
  note TEXT,
  extra TEXT,
  placed_at INTEGER NOT NULL,
  placed_by TEXT,
  search_text TEXT NOT NULL,
  customer TEXT REFERENCES customers (_id),
  discount INTEGER CHECK (discount >= 0),
  delivery_charge INTEGER CHECK (delivery_charge >= 0),
  sum INTEGER NOT NULL DEFAULT 0,
  placed INTEGER NOT NULL DEFAULT 0,
  confirmed INTEGER NOT NULL DEFAULT 0,
  packed INTEGER NOT NULL DEFAULT 0,
  handedOver INTEGER NOT NULL DEFAULT 0,
  cancelled INTEGER NOT NULL DEFAULT 0,
  returned INTEGER NOT NULL DEFAULT 0
) STRICT;
INSERT INTO sqlite_sequence (name, seq) VALUES ('orders', 1000);
-- The number, which is the last column of each index, decides between equal values.
CREATE INDEX orders_of_user ON orders (userEmail);
CREATE INDEX orders_by_time ON orders (placed_at);
CREATE INDEX orders_placed ON orders (placed_at) WHERE placed > 0;
CREATE INDEX orders_confirmed ON orders (placed_at) WHERE confirmed > 0;
CREATE INDEX orders_packed ON orders (placed_at) WHERE packed > 0;
CREATE INDEX orders_handed_over ON orders (placed_at) WHERE handedOver > 0;
CREATE INDEX orders_cancelled ON orders (placed_at) WHERE cancelled > 0;
CREATE INDEX orders_returned ON orders (placed_at) WHERE returned > 0;
CREATE INDEX orders_of_customer ON orders (customer, placed_at) WHERE customer IS NOT NULL;
CREATE INDEX orders_by_sum ON orders (sum);
CREATE INDEX orders_by_name ON orders (lower(substr(userName, 1, 60)));
CREATE INDEX orders_by_place ON orders (lower(substr(address, 1, 60)));
-- Of all orders few are cancelled or returned, so that they are not found in the lists of all.
CREATE INDEX orders_cancelled_by_sum ON orders (sum) WHERE cancelled > 0;
CREATE INDEX orders_cancelled_by_name ON orders (lower(substr(userName, 1, 60))) WHERE cancelled > 0;
CREATE INDEX orders_cancelled_by_place ON orders (lower(substr(address, 1, 60))) WHERE cancelled > 0;
CREATE INDEX orders_returned_by_sum ON orders (sum) WHERE returned > 0;
CREATE INDEX orders_returned_by_name ON orders (lower(substr(userName, 1, 60))) WHERE returned > 0;
CREATE INDEX orders_returned_by_place ON orders (lower(substr(address, 1, 60))) WHERE returned > 0;

-- `unit_price` is the agreed price, else the documented one as an amount, or null where it is to be agreed. A returned line belongs to
-- the line `of_line`; `restocked` is 1 if its pieces went back into the stock.
CREATE TABLE order_lines (
  order_number INTEGER NOT NULL REFERENCES orders (number),
  _id TEXT NOT NULL UNIQUE,
  part_id TEXT REFERENCES parts (_id) ON DELETE SET NULL,
  product_name TEXT NOT NULL,
  orderQuantity INTEGER NOT NULL CHECK (orderQuantity > 0),
  price_number REAL,
  price_text TEXT,
  agreed_price INTEGER CHECK (agreed_price >= 0),
  unit_price INTEGER CHECK (unit_price >= 0),
  status TEXT NOT NULL,
  history TEXT NOT NULL,
  placed_at INTEGER NOT NULL,
  of_line TEXT,
  restocked INTEGER NOT NULL DEFAULT 0 CHECK (restocked IN (0, 1)),
  credit INTEGER CHECK (credit >= 0),
  PRIMARY KEY (order_number, _id)
) STRICT, WITHOUT ROWID;
CREATE INDEX order_lines_of_part ON order_lines (part_id);
CREATE INDEX order_lines_by_time ON order_lines (placed_at, status, unit_price, orderQuantity);

-- `order_number` is that of the order that was placed with the key, which may be deleted.
CREATE TABLE order_attempts (
  userEmail TEXT NOT NULL,
  idempotency_key TEXT NOT NULL,
  order_number INTEGER NOT NULL,
  fingerprint TEXT NOT NULL,
  PRIMARY KEY (userEmail, idempotency_key)
) STRICT, WITHOUT ROWID;

-- The results of other calls that can be repeated with their key; the result is written at the end of the transaction.
CREATE TABLE write_attempts (
  actor TEXT NOT NULL,
  idempotency_key TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  result TEXT,
  PRIMARY KEY (actor, idempotency_key)
) STRICT, WITHOUT ROWID;

-- `balance` is the sum of the entries, kept by the transactions that change them. `email` is the linked account.
CREATE TABLE customers (
  row INTEGER PRIMARY KEY,
  _id TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  address TEXT,
  note TEXT,
  credit_limit INTEGER CHECK (credit_limit >= 0),
  email TEXT UNIQUE,
  balance INTEGER NOT NULL DEFAULT 0,
  search_text TEXT NOT NULL
) STRICT;
CREATE INDEX customers_by_name ON customers (lower(name), _id);
CREATE INDEX customers_by_balance ON customers (balance, _id);

-- The customers with the time of their newest order, which no order has to store.
CREATE VIEW customers_with_orders AS
  SELECT customers.*, customers.row AS rowid, placed_at AS last_order_at FROM orders JOIN customers ON _id = customer
  WHERE NOT EXISTS (
    SELECT 1 FROM orders AS newer
    WHERE newer.customer = orders.customer AND (newer.placed_at, newer.number) > (orders.placed_at, orders.number)
  );

-- The phone numbers of customers as E.164; no two customers have the same.
CREATE TABLE customer_phones (
  phone TEXT PRIMARY KEY,
  customer TEXT NOT NULL REFERENCES customers (_id),
  place INTEGER NOT NULL,
  -- Whether such a number can exist, which each start finds out for the new ones.
  valid INTEGER CHECK (valid IN (0, 1))
) STRICT, WITHOUT ROWID;
CREATE INDEX customer_phones_of ON customer_phones (customer, place);
CREATE INDEX unchecked_phones ON customer_phones (phone) WHERE valid IS NULL;
CREATE INDEX wrong_phones ON customer_phones (phone) WHERE valid = 0;

-- The ids of customers that were merged into another one, which go on working.
CREATE TABLE merged_customers (
  _id TEXT PRIMARY KEY,
  customer TEXT NOT NULL REFERENCES customers (_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX merged_customers_into ON merged_customers (customer);

-- Has a row only within a transaction that takes a person off books and audit, or deletes old entries of the audit.
CREATE TABLE erasures (open INTEGER PRIMARY KEY) STRICT;

-- `at` is when the money moved, `recorded_at` when the entry was written. An entry that belongs to a closed day stands at the start of the
-- next open one. `line` is the charged or returned line.
CREATE TABLE ledger_entries (
  _id TEXT NOT NULL UNIQUE,
  customer TEXT NOT NULL REFERENCES customers (_id),
  at INTEGER NOT NULL,
  belongs_to TEXT,
  recorded_at INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('charge', 'payment', 'refund', 'return', 'adjustment', 'reversal')),
  amount INTEGER NOT NULL,
  method TEXT,
  reference TEXT,
  cheque_date TEXT,
  note TEXT,
  order_number INTEGER,
  line TEXT,
  reverses TEXT UNIQUE,
  by TEXT NOT NULL,
  PRIMARY KEY (customer, at, _id)
) STRICT, WITHOUT ROWID;
CREATE INDEX ledger_of_order ON ledger_entries (order_number) WHERE order_number IS NOT NULL;
CREATE INDEX ledger_by_time ON ledger_entries (at, customer, amount, kind, order_number, reverses);
CREATE INDEX ledger_of_large_amounts ON ledger_entries (abs(amount)) WHERE abs(amount) >= 1000000000;
CREATE INDEX ledger_of_method ON ledger_entries (method, at, amount) WHERE method IS NOT NULL;
CREATE INDEX ledger_of_paid ON ledger_entries (customer, amount) WHERE method IS NOT NULL;
-- A merge gives entries to another customer, and an erasure takes the person off; nothing else of an entry ever changes.
CREATE TRIGGER ledger_changed BEFORE UPDATE OF _id, at, belongs_to, recorded_at, kind, amount, method, reference, cheque_date, note, order_number, line, reverses, by
  ON ledger_entries WHEN NOT EXISTS (SELECT 1 FROM erasures) BEGIN
  SELECT RAISE(ABORT, 'Entries of the ledger cannot be changed.');
END;
-- REPLACE deletes a row without the trigger of a deletion.
CREATE TRIGGER ledger_replaced BEFORE INSERT ON ledger_entries
  WHEN EXISTS (SELECT 1 FROM ledger_entries WHERE _id = new._id OR reverses = new.reverses) BEGIN
  SELECT RAISE(ABORT, 'Entries of the ledger cannot be replaced.');
END;
CREATE TRIGGER ledger_deleted BEFORE DELETE ON ledger_entries BEGIN
  SELECT RAISE(ABORT, 'Entries of the ledger cannot be deleted.');
END;

-- A cheque is no entry until it has cleared: `entry` is then its payment, and a reversal of that one takes it back to `received`.
CREATE TABLE cheques (
  _id TEXT PRIMARY KEY,
  customer TEXT NOT NULL REFERENCES customers (_id),
  received_at INTEGER NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  reference TEXT,
  cheque_date TEXT NOT NULL,
  note TEXT,
  status TEXT NOT NULL CHECK (status IN ('received', 'cleared', 'bounced', 'cancelled')),
  entry TEXT UNIQUE,
  reason TEXT,
  by TEXT NOT NULL,
  CHECK ((status = 'cleared') = (entry IS NOT NULL))
) STRICT;
CREATE INDEX cheques_of_customer ON cheques (customer, status, cheque_date);
CREATE INDEX cheques_by_date ON cheques (status, cheque_date, _id);
CREATE TRIGGER cheques_changed BEFORE UPDATE OF _id, received_at, amount, reference, cheque_date, note, by ON cheques WHEN NOT EXISTS (SELECT 1 FROM erasures) BEGIN
  SELECT RAISE(ABORT, 'Cheques cannot be changed.');
END;
CREATE TRIGGER cheques_replaced BEFORE INSERT ON cheques
  WHEN EXISTS (SELECT 1 FROM cheques WHERE _id = new._id OR entry = new.entry) BEGIN
  SELECT RAISE(ABORT, 'Cheques cannot be replaced.');
END;
CREATE TRIGGER cheques_deleted BEFORE DELETE ON cheques BEGIN
  SELECT RAISE(ABORT, 'Cheques cannot be deleted.');
END;

-- Cash without a customer: positive if it comes in.
CREATE TABLE cash_entries (
  _id TEXT PRIMARY KEY,
  at INTEGER NOT NULL,
  belongs_to TEXT,
  recorded_at INTEGER NOT NULL,
  amount INTEGER NOT NULL,
  note TEXT NOT NULL,
  by TEXT NOT NULL
) STRICT;
CREATE INDEX cash_by_time ON cash_entries (at, amount);
CREATE TRIGGER cash_changed BEFORE UPDATE ON cash_entries WHEN NOT EXISTS (SELECT 1 FROM erasures) BEGIN
  SELECT RAISE(ABORT, 'Entries of the cash cannot be changed.');
END;
CREATE TRIGGER cash_replaced BEFORE INSERT ON cash_entries WHEN EXISTS (SELECT 1 FROM cash_entries WHERE _id = new._id) BEGIN
  SELECT RAISE(ABORT, 'Entries of the cash cannot be replaced.');
END;
CREATE TRIGGER cash_deleted BEFORE DELETE ON cash_entries BEGIN
  SELECT RAISE(ABORT, 'Entries of the cash cannot be deleted.');
END;

-- The counted cash of a day, which closes it and the open days before it. `ends` is the time at which the next day starts.
CREATE TABLE closed_days (
  day TEXT PRIMARY KEY,
  ends INTEGER NOT NULL UNIQUE,
  expected INTEGER NOT NULL,
  counted INTEGER NOT NULL,
  at INTEGER NOT NULL,
  by TEXT NOT NULL
) STRICT;
CREATE TRIGGER closed_days_changed BEFORE UPDATE ON closed_days WHEN NOT EXISTS (SELECT 1 FROM erasures) BEGIN
  SELECT RAISE(ABORT, 'Closed days cannot be changed.');
END;
CREATE TRIGGER closed_days_replaced BEFORE INSERT ON closed_days
  WHEN EXISTS (SELECT 1 FROM closed_days WHERE day = new.day OR ends = new.ends) BEGIN
  SELECT RAISE(ABORT, 'Closed days cannot be replaced.');
END;
CREATE TRIGGER closed_days_deleted BEFORE DELETE ON closed_days BEGIN
  SELECT RAISE(ABORT, 'Closed days cannot be deleted.');
END;

-- The last number of each series in a year; the year of the next number is never before one that was used, unless that has `ended`.
CREATE TABLE invoice_series (
  series TEXT NOT NULL,
  year INTEGER NOT NULL,
  last INTEGER NOT NULL,
  ended INTEGER NOT NULL DEFAULT 0 CHECK (ended IN (0, 1)),
  PRIMARY KEY (series, year)
) STRICT, WITHOUT ROWID;

-- `content` is the invoice as JSON, of which only the buyer is ever removed.
CREATE TABLE invoices (
  number TEXT PRIMARY KEY,
  issued_at INTEGER NOT NULL,
  order_number INTEGER NOT NULL,
  total INTEGER NOT NULL,
  content TEXT NOT NULL,
  by TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX invoices_of_order ON invoices (order_number);

CREATE TRIGGER invoice_changed BEFORE UPDATE ON invoices WHEN NOT EXISTS (SELECT 1 FROM erasures) BEGIN
  SELECT RAISE(ABORT, 'An invoice cannot be changed.');
END;
CREATE TRIGGER invoice_replaced BEFORE INSERT ON invoices WHEN EXISTS (SELECT 1 FROM invoices WHERE number = new.number) BEGIN
  SELECT RAISE(ABORT, 'An invoice cannot be replaced.');
END;
CREATE TRIGGER invoice_deleted BEFORE DELETE ON invoices BEGIN
  SELECT RAISE(ABORT, 'An invoice cannot be deleted.');
END;

-- The lines that an invoice covers; a line has another invoice only after a credit note.
CREATE TABLE invoice_lines (
  line TEXT NOT NULL,
  invoice TEXT NOT NULL REFERENCES invoices (number),
  PRIMARY KEY (line, invoice)
) STRICT, WITHOUT ROWID;

-- A credit note takes one invoice back.
CREATE TABLE credit_notes (
  number TEXT PRIMARY KEY,
  invoice TEXT NOT NULL UNIQUE REFERENCES invoices (number),
  issued_at INTEGER NOT NULL,
  reason TEXT NOT NULL,
  by TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TRIGGER credit_note_changed BEFORE UPDATE ON credit_notes WHEN NOT EXISTS (SELECT 1 FROM erasures) BEGIN
  SELECT RAISE(ABORT, 'A credit note cannot be changed.');
END;
CREATE TRIGGER credit_note_replaced BEFORE INSERT ON credit_notes
  WHEN EXISTS (SELECT 1 FROM credit_notes WHERE number = new.number OR invoice = new.invoice) BEGIN
  SELECT RAISE(ABORT, 'A credit note cannot be replaced.');
END;
CREATE TRIGGER credit_note_deleted BEFORE DELETE ON credit_notes BEGIN
  SELECT RAISE(ABORT, 'A credit note cannot be deleted.');
END;

CREATE TABLE reviews (
  _id TEXT PRIMARY KEY,
  reviewName TEXT NOT NULL,
  reviewerEmail TEXT,
  productName TEXT NOT NULL,
  description TEXT NOT NULL,
  rating REAL NOT NULL,
  placed_by TEXT
) STRICT;
CREATE INDEX reviews_of_author ON reviews (reviewerEmail, _id);

-- `deletion_due` is when the account is deleted, as its user asked for.
CREATE TABLE users (
  row INTEGER PRIMARY KEY,
  _id TEXT NOT NULL UNIQUE,
  email TEXT NOT NULL UNIQUE,
  username TEXT,
  role TEXT,
  loaction TEXT,
  phone TEXT,
  extra TEXT,
  search_text TEXT NOT NULL,
  uid TEXT,
  emailVerified INTEGER NOT NULL DEFAULT 0 CHECK (emailVerified IN (0, 1)),
  blocked INTEGER NOT NULL DEFAULT 0 CHECK (blocked IN (0, 1)),
  profile_by TEXT,
  tokensValidFrom INTEGER NOT NULL DEFAULT 0,
  deletion_due INTEGER
) STRICT;
CREATE INDEX users_of_role ON users (role, _id) WHERE role IS NOT NULL;
CREATE INDEX users_of_uid ON users (uid);
CREATE INDEX users_to_delete ON users (deletion_due) WHERE deletion_due IS NOT NULL;

CREATE TABLE audit (
  row INTEGER PRIMARY KEY,
  _id TEXT NOT NULL UNIQUE,
  at INTEGER NOT NULL,
  actor TEXT NOT NULL,
  action TEXT NOT NULL,
  subject TEXT NOT NULL,
  detail TEXT NOT NULL,
  search_text TEXT NOT NULL
) STRICT;
CREATE INDEX audit_by_time ON audit (at, _id);
CREATE INDEX audit_of_actor ON audit (actor);
CREATE INDEX audit_of_subject ON audit (subject);
CREATE TRIGGER audit_changed BEFORE UPDATE ON audit WHEN NOT EXISTS (SELECT 1 FROM erasures) BEGIN
  SELECT RAISE(ABORT, 'Entries of the audit cannot be changed.');
END;
-- REPLACE deletes a row without the trigger of a deletion.
CREATE TRIGGER audit_replaced BEFORE INSERT ON audit
  WHEN EXISTS (SELECT 1 FROM audit WHERE _id = new._id OR row = new.row) BEGIN
  SELECT RAISE(ABORT, 'Entries of the audit cannot be replaced.');
END;
CREATE TRIGGER audit_deleted BEFORE DELETE ON audit WHEN NOT EXISTS (SELECT 1 FROM erasures) BEGIN
  SELECT RAISE(ABORT, 'Entries of the audit cannot be deleted.');
END;

-- How often a text was searched for without a result on a day.
CREATE TABLE zero_result_searches (
  text TEXT NOT NULL,
  day TEXT NOT NULL,
  searches INTEGER NOT NULL,
  PRIMARY KEY (text, day)
) STRICT, WITHOUT ROWID;

-- What people are to be notified of, stored by the transaction of the change: `email` is the account of a customer, null for the admins, and
-- `actor` is not notified. `content` is a notification as JSON.
CREATE TABLE notification_events (
  _id TEXT PRIMARY KEY,
  at INTEGER NOT NULL,
  kind TEXT NOT NULL,
  order_number INTEGER,
  email TEXT,
  actor TEXT NOT NULL,
  content TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- What is to be sent to a person on a channel. A row that is being sent has the `lease` of its sender until `due_at`. `failed_at` is when it
-- was given up.
CREATE TABLE notifications (
  _id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  channel TEXT NOT NULL,
  kind TEXT NOT NULL,
  at INTEGER NOT NULL,
  content TEXT NOT NULL,
  due_at INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  lease TEXT,
  problem TEXT,
  failed_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX notifications_due ON notifications (channel, due_at, _id) WHERE failed_at IS NULL;
CREATE INDEX notifications_failed ON notifications (failed_at, _id) WHERE failed_at IS NOT NULL;

-- `disabled` is what the user switched off, as JSON.
CREATE TABLE notification_choices (
  user_id TEXT PRIMARY KEY,
  language TEXT NOT NULL,
  disabled TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- The browsers that get push messages.
CREATE TABLE push_subscriptions (
  endpoint TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  added_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX push_subscriptions_of_user ON push_subscriptions (user_id, added_at);

-- Passkeys of admins; keys and ids in base64url, `transports` as JSON.
CREATE TABLE passkeys (
  _id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  name TEXT NOT NULL,
  credential TEXT NOT NULL UNIQUE,
  public_key TEXT NOT NULL,
  counter INTEGER NOT NULL,
  transports TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  last_used_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX passkeys_of_user ON passkeys (user_id, created_at);

-- What browsers are about to sign.
CREATE TABLE passkey_challenges (
  challenge TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  purpose TEXT NOT NULL,
  ends_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX passkey_challenges_of_user ON passkey_challenges (user_id, ends_at);
CREATE INDEX passkey_challenges_by_end ON passkey_challenges (ends_at);

-- Uploaded pictures, and when a part named each of them last.
CREATE TABLE pictures (
  hash TEXT PRIMARY KEY,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  used_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX pictures_by_use ON pictures (used_at);

CREATE TABLE picture_files (
  hash TEXT NOT NULL REFERENCES pictures (hash) ON DELETE CASCADE,
  format TEXT NOT NULL,
  width INTEGER NOT NULL,
  content BLOB NOT NULL,
  PRIMARY KEY (hash, format, width)
) STRICT;

-- What has one value under a name, such as the keys of push messages, or the day on which something was done last.
CREATE TABLE stored_values (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT;

-- The search indexes. No trigger adds a new order to its index or total, since that would double the time of an order: `orders.ts` does.

-- The columns are the levels of the terms.
CREATE VIRTUAL TABLE part_terms USING fts5 (
  name, facts, text, content = 'part_search', content_rowid = 'row', columnsize = 0, detail = column, tokenize = 'ascii'
);
CREATE VIRTUAL TABLE part_numbers_text USING fts5 (
  numbers, replaces, content = 'part_search', content_rowid = 'row', columnsize = 0, tokenize = 'trigram case_sensitive 1'
);
CREATE TRIGGER part_search_added AFTER INSERT ON part_search BEGIN
  INSERT INTO part_terms (rowid, name, facts, text) VALUES (new.row, new.name, new.facts, new.text);
  INSERT INTO part_numbers_text (rowid, numbers, replaces) VALUES (new.row, new.numbers, new.replaces);
END;
CREATE TRIGGER part_search_deleted AFTER DELETE ON part_search BEGIN
  INSERT INTO part_terms (part_terms, rowid, name, facts, text) VALUES ('delete', old.row, old.name, old.facts, old.text);
  INSERT INTO part_numbers_text (part_numbers_text, rowid, numbers, replaces) VALUES ('delete', old.row, old.numbers, old.replaces);
END;

CREATE VIRTUAL TABLE orders_text USING fts5 (
  search_text, content = 'orders', content_rowid = 'number', columnsize = 0, tokenize = 'trigram case_sensitive 1'
);
CREATE TRIGGER orders_text_changed AFTER UPDATE OF search_text ON orders WHEN old.search_text <> new.search_text BEGIN
  INSERT INTO orders_text (orders_text, rowid, search_text) VALUES ('delete', old.number, old.search_text);
  INSERT INTO orders_text (rowid, search_text) VALUES (new.number, new.search_text);
END;
CREATE TRIGGER orders_text_deleted AFTER DELETE ON orders BEGIN
  INSERT INTO orders_text (orders_text, rowid, search_text) VALUES ('delete', old.number, old.search_text);
END;

CREATE VIRTUAL TABLE customers_text USING fts5 (
  search_text, content = 'customers', content_rowid = 'row', columnsize = 0, tokenize = 'trigram case_sensitive 1'
);
CREATE TRIGGER customers_text_added AFTER INSERT ON customers BEGIN
  INSERT INTO customers_text (rowid, search_text) VALUES (new.row, new.search_text);
END;
CREATE TRIGGER customers_text_changed AFTER UPDATE OF search_text ON customers WHEN old.search_text <> new.search_text BEGIN
  INSERT INTO customers_text (customers_text, rowid, search_text) VALUES ('delete', old.row, old.search_text);
  INSERT INTO customers_text (rowid, search_text) VALUES (new.row, new.search_text);
END;
CREATE TRIGGER customers_text_deleted AFTER DELETE ON customers BEGIN
  INSERT INTO customers_text (customers_text, rowid, search_text) VALUES ('delete', old.row, old.search_text);
END;

CREATE VIRTUAL TABLE users_text USING fts5 (
  search_text, content = 'users', content_rowid = 'row', columnsize = 0, tokenize = 'trigram case_sensitive 1'
);
CREATE TRIGGER users_text_added AFTER INSERT ON users BEGIN
  INSERT INTO users_text (rowid, search_text) VALUES (new.row, new.search_text);
END;
CREATE TRIGGER users_text_changed AFTER UPDATE OF search_text ON users WHEN old.search_text <> new.search_text BEGIN
  INSERT INTO users_text (users_text, rowid, search_text) VALUES ('delete', old.row, old.search_text);
  INSERT INTO users_text (rowid, search_text) VALUES (new.row, new.search_text);
END;

CREATE TRIGGER users_text_deleted AFTER DELETE ON users BEGIN
  INSERT INTO users_text (users_text, rowid, search_text) VALUES ('delete', old.row, old.search_text);
END;

CREATE VIRTUAL TABLE audit_text USING fts5 (
  search_text, content = 'audit', content_rowid = 'row', columnsize = 0, tokenize = 'trigram case_sensitive 1'
);
CREATE TRIGGER audit_text_added AFTER INSERT ON audit BEGIN
  INSERT INTO audit_text (rowid, search_text) VALUES (new.row, new.search_text);
END;
CREATE TRIGGER audit_text_changed AFTER UPDATE OF search_text ON audit WHEN old.search_text <> new.search_text BEGIN
  INSERT INTO audit_text (audit_text, rowid, search_text) VALUES ('delete', old.row, old.search_text);
  INSERT INTO audit_text (rowid, search_text) VALUES (new.row, new.search_text);
END;
CREATE TRIGGER audit_text_deleted AFTER DELETE ON audit BEGIN
  INSERT INTO audit_text (audit_text, rowid, search_text) VALUES ('delete', old.row, old.search_text);
END;

-- Counted with every change, because counting a million rows takes too long; the transactions that change orders count them.

CREATE TABLE totals (
  name TEXT PRIMARY KEY,
  rows INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO totals (name, rows) VALUES
  ('parts', 0), ('reviews', 0), ('users', 0), ('orders', 0),
  ('orders placed', 0), ('orders confirmed', 0), ('orders packed', 0), ('orders handedOver', 0), ('orders cancelled', 0), ('orders returned', 0),
  ('customers', 0);
CREATE TRIGGER parts_counted AFTER INSERT ON parts BEGIN
  UPDATE totals SET rows = rows + 1 WHERE name = 'parts';
END;
CREATE TRIGGER parts_discounted AFTER DELETE ON parts BEGIN
  UPDATE totals SET rows = rows - 1 WHERE name = 'parts';
END;
CREATE TRIGGER reviews_counted AFTER INSERT ON reviews BEGIN
  UPDATE totals SET rows = rows + 1 WHERE name = 'reviews';
END;
CREATE TRIGGER reviews_discounted AFTER DELETE ON reviews BEGIN
  UPDATE totals SET rows = rows - 1 WHERE name = 'reviews';
END;
CREATE TRIGGER customers_counted AFTER INSERT ON customers BEGIN
  UPDATE totals SET rows = rows + 1 WHERE name = 'customers';
END;
CREATE TRIGGER customers_discounted AFTER DELETE ON customers BEGIN
  UPDATE totals SET rows = rows - 1 WHERE name = 'customers';
END;
CREATE TRIGGER users_counted AFTER INSERT ON users BEGIN
  UPDATE totals SET rows = rows + 1 WHERE name = 'users';
END;
CREATE TRIGGER users_discounted AFTER DELETE ON users BEGIN
  UPDATE totals SET rows = rows - 1 WHERE name = 'users';
END;
