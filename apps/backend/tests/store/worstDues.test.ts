import { randomUUID } from 'node:crypto';
import { expect, inject, onTestFinished, test } from 'vitest';
import { readDues } from '../../src/store/orders/orderDues.ts';
import { connect } from '../../src/store/engines/postgres/connect.ts';
import type { Run } from '../../src/store/engines/postgres/Database.ts';
import { openPostgresStore } from '../../src/store/engines/postgres/openPostgresStore.ts';
import { postgresDialect, runStatements } from '../../src/store/engines/postgres/transact.ts';
import { createSchema } from '../createSchema.ts';

const server = inject('postgres');

interface Plan {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

interface Explained {
  Plan: Plan;
}

/** How many rows all nodes of a plan have read. */
const rowsOf = ({ Plans = [], ...plan }: Plan): number =>
  (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'] +
  Plans.reduce((sum, child) => sum + rowsOf(child), 0);

test.runIf(server)('PostgreSQL reads a part of the entries in each statement', async () => {
  const url = await createSchema(String(server), randomUUID());
  await (await openPostgresStore(url)).close();
  // As the planner does where a ledger has millions of entries; and filling takes long beside other programs.
  const { run, close } = connect(url.replace('public', `public${encodeURIComponent(' -c enable_nestloop=off')}`), {
    statementTimeout: 300_000,
  });
  onTestFinished(close);
  await run({
    sql: `INSERT INTO customers (_id, name, search_text, balance) VALUES ('c', 'Cash', 'cash', 6000000)`,
  });
  await run({
    sql: `INSERT INTO ledger_entries (_id, customer, at, recorded_at, kind, amount, order_number, by)
      SELECT lpad(to_hex(n), 24, '0'), 'c', n, n, 'charge', 100, 1000 + n, 'admin' FROM generate_series(1, 60000) AS n`,
  });
  await run({ sql: 'ANALYZE customers, ledger_entries' });
  const plans: Plan[] = [];
  const explain: Run = async (statement) => {
    const rows = await run({ ...statement, sql: `EXPLAIN (ANALYZE, FORMAT JSON) ${statement.sql}` });
    plans.push(...rows.flatMap((row) => (row['QUERY PLAN'] as Explained[]).map((each) => each.Plan)));
    return run(statement);
  };
  const dues = await runStatements(explain, readDues({ dialect: postgresDialect }, [1001, 31_000, 61_000]));
  expect([...dues.values()]).toEqual([100, 100, 100]);
  expect(Math.max(...plans.map(rowsOf))).toBeLessThan(30_000);
});

test.runIf(server)('connections to PostgreSQL compile no statements', async () => {
  const { run, close } = connect(String(server));
  onTestFinished(close);
  expect(await run({ sql: 'SHOW jit' })).toEqual([{ jit: 'off' }]);
});
