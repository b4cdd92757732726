import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openPostgresStore } from '../../src/store/engines/postgres/openPostgresStore.ts';
import { createSchema } from '../createSchema.ts';

const server = inject('postgres');

test.runIf(server)(
  'no entry of the audit can be changed or deleted in the database, and its role has no right to do so',
  async () => {
    const url = await createSchema(String(server), randomUUID());
    const store = await openPostgresStore(url);
    onTestFinished(() => store.close());
    await store.addAuditEntry({ actor: 'a@b.com', action: 'change part', subject: '1', detail: '' });
    const client = new Client({ connectionString: url });
    await client.connect();
    onTestFinished(() => client.end());
    for (const sql of [`UPDATE audit SET actor = 'x'`, 'DELETE FROM audit', 'TRUNCATE audit']) {
      await expect(client.query(sql)).rejects.toThrow('Entries of the audit cannot be changed or deleted.');
    }
    const granted = await client.query<{ privilege_type: string }>(
      `SELECT privilege_type FROM information_schema.role_table_grants
     WHERE table_schema = current_schema() AND table_name = 'audit' AND grantee = current_user`,
    );
    const privileges = granted.rows.map(({ privilege_type }) => privilege_type);
    expect(privileges).toEqual(expect.arrayContaining(['INSERT', 'SELECT']));
    expect(privileges.filter((name) => ['UPDATE', 'DELETE', 'TRUNCATE'].includes(name))).toEqual([]);
    expect((await store.findAudit({ limit: 9 })).rows).toMatchObject([{ actor: 'a@b.com' }]);
  },
);
