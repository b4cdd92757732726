/** The migration to an audit that can be searched, and whose entries cannot be changed or deleted. */
export const auditMigration = `
  CREATE TABLE audit_with_row (
    row INTEGER PRIMARY KEY,
    _id TEXT NOT NULL UNIQUE,
    at INTEGER NOT NULL,
    actor TEXT NOT NULL,
    action TEXT NOT NULL,
    subject TEXT NOT NULL,
    detail TEXT NOT NULL,
    search_text TEXT NOT NULL
  ) STRICT;
  INSERT INTO audit_with_row (_id, at, actor, action, subject, detail, search_text)
    SELECT _id, at, actor, action, subject, detail, search_text(actor, action, subject, detail) FROM audit ORDER BY _id;
  DROP TABLE audit;
  ALTER TABLE audit_with_row RENAME TO audit;
  CREATE INDEX audit_by_time ON audit (at, _id);
  CREATE VIRTUAL TABLE audit_text USING fts5 (
    search_text, content = 'audit', content_rowid = 'row', columnsize = 0, tokenize = 'trigram case_sensitive 1'
  );
  INSERT INTO audit_text (audit_text) VALUES ('rebuild');
  CREATE TRIGGER audit_text_added AFTER INSERT ON audit BEGIN
    INSERT INTO audit_text (rowid, search_text) VALUES (new.row, new.search_text);
  END;
  CREATE TRIGGER audit_changed BEFORE UPDATE ON audit BEGIN
    SELECT RAISE(ABORT, 'Entries of the audit cannot be changed.');
  END;
  CREATE TRIGGER audit_replaced BEFORE INSERT ON audit
    WHEN EXISTS (SELECT 1 FROM audit WHERE _id = new._id OR row = new.row) BEGIN
    SELECT RAISE(ABORT, 'Entries of the audit cannot be replaced.');
  END;
  CREATE TRIGGER audit_deleted BEFORE DELETE ON audit BEGIN
    SELECT RAISE(ABORT, 'Entries of the audit cannot be deleted.');
  END;
  `;
