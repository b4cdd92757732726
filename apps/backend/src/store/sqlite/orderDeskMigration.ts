/** The migration to folded searches, exact keys of parts, and orders with status, price and history. */
export const orderDeskMigration = `
  UPDATE parts SET search_text = search_text(product_name, description);
  INSERT INTO parts_text (parts_text) VALUES ('rebuild');
  CREATE TRIGGER parts_text_changed AFTER UPDATE OF search_text ON parts WHEN old.search_text <> new.search_text BEGIN
    INSERT INTO parts_text (parts_text, rowid, search_text) VALUES ('delete', old.row, old.search_text);
    INSERT INTO parts_text (rowid, search_text) VALUES (new.row, new.search_text);
  END;
  UPDATE users SET search_text = search_text(email, username, phone);

  CREATE TABLE part_keys (
    key TEXT NOT NULL,
    row INTEGER NOT NULL REFERENCES parts (row) ON DELETE CASCADE,
    PRIMARY KEY (key, row)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX part_keys_of_part ON part_keys (row);
  INSERT INTO part_keys SELECT value, row FROM parts, json_each(exact_keys(product_name, description));
  CREATE INDEX parts_low ON parts (coalesce(available_quantity, 0), minimum_order_quantity, _id)
    WHERE coalesce(available_quantity, 0) < 3 * minimum_order_quantity;

  CREATE TABLE orders_with_row (
    row INTEGER PRIMARY KEY,
    _id TEXT NOT NULL UNIQUE,
    part_id TEXT REFERENCES parts (_id) ON DELETE SET NULL,
    userEmail TEXT NOT NULL,
    userName TEXT NOT NULL,
    product_name TEXT NOT NULL,
    address TEXT NOT NULL,
    phone TEXT NOT NULL,
    orderQuantity INTEGER NOT NULL CHECK (orderQuantity > 0),
    price ANY,
    status TEXT NOT NULL,
    placed_at INTEGER NOT NULL,
    history TEXT NOT NULL,
    search_text TEXT NOT NULL
  ) STRICT;
  INSERT INTO orders_with_row
    (_id, part_id, userEmail, userName, product_name, address, phone, orderQuantity, status, placed_at, history, search_text)
    SELECT _id, part_id, userEmail, userName, product_name, address, phone, orderQuantity, 'placed', time_of_id(_id),
      json_array(json_object('status', 'placed', 'at', iso_date(time_of_id(_id)), 'by', userEmail)),
      search_text(substr(_id, -6), userName, userEmail, phone, product_name)
    FROM orders ORDER BY _id;
  DROP TABLE orders;
  ALTER TABLE orders_with_row RENAME TO orders;
  CREATE INDEX orders_of_user ON orders (userEmail, _id);
  CREATE INDEX orders_of_part ON orders (part_id);
  CREATE INDEX orders_by_time ON orders (placed_at, _id, status, price, orderQuantity);
  CREATE INDEX orders_of_status ON orders (status, placed_at, _id);

  CREATE VIRTUAL TABLE orders_text USING fts5 (
    search_text, content = 'orders', content_rowid = 'row', columnsize = 0, tokenize = 'trigram case_sensitive 1'
  );
  INSERT INTO orders_text (orders_text) VALUES ('rebuild');
  CREATE TRIGGER orders_text_added AFTER INSERT ON orders BEGIN
    INSERT INTO orders_text (rowid, search_text) VALUES (new.row, new.search_text);
  END;
  CREATE TRIGGER orders_text_deleted AFTER DELETE ON orders BEGIN
    INSERT INTO orders_text (orders_text, rowid, search_text) VALUES ('delete', old.row, old.search_text);
  END;

  INSERT INTO totals
    SELECT 'orders ' || value, (SELECT count(*) FROM orders WHERE status = value)
    FROM json_each('["placed", "confirmed", "packed", "handedOver", "cancelled"]');
  CREATE TRIGGER orders_counted AFTER INSERT ON orders BEGIN
    UPDATE totals SET rows = rows + 1 WHERE name = 'orders ' || new.status;
  END;
  CREATE TRIGGER orders_discounted AFTER DELETE ON orders BEGIN
    UPDATE totals SET rows = rows - 1 WHERE name = 'orders ' || old.status;
  END;
  CREATE TRIGGER orders_recounted AFTER UPDATE OF status ON orders BEGIN
    UPDATE totals SET rows = rows - 1 WHERE name = 'orders ' || old.status;
    UPDATE totals SET rows = rows + 1 WHERE name = 'orders ' || new.status;
  END;
  CREATE TRIGGER reviews_discounted AFTER DELETE ON reviews BEGIN
    UPDATE totals SET rows = rows - 1 WHERE name = 'reviews';
  END;
  `;
