/** Folds a text as nearly as `foldText` does, in the database, since most entries are written by statements that read their values. */
const folded = (column: string) =>
  `regexp_replace(translate(lower(${column}), '০১২৩৪৫৬৭৮৯', '0123456789'), '[[:space:].,/−‐‑‒–—―-]+', '', 'g')`;

const searchText = ['actor', 'action', 'subject', 'detail'].map(folded).join(` || E'\\n' || `);

/** The migration to an audit that can be searched, and whose entries cannot be changed or deleted, not even by their owner. */
export const auditMigration: readonly string[] = [
  `ALTER TABLE audit ADD COLUMN IF NOT EXISTS search_text TEXT GENERATED ALWAYS AS (${searchText}) STORED`,
  'CREATE INDEX IF NOT EXISTS audit_text ON audit USING GIN (search_text gin_trgm_ops)',
  'CREATE INDEX IF NOT EXISTS audit_by_time ON audit (at, _id)',
  `CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'Entries of the audit cannot be changed or deleted.'; END $$`,
  'DROP TRIGGER IF EXISTS audit_unchanged ON audit',
  `CREATE TRIGGER audit_unchanged BEFORE UPDATE OR DELETE OR TRUNCATE ON audit
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()`,
  'REVOKE UPDATE, DELETE, TRUNCATE ON audit FROM CURRENT_USER',
];
