import { randomUUID } from 'node:crypto';
import { MAX_CANDIDATES } from '@dealerkit/domain/search';
import { expect, inject, onTestFinished, test } from 'vitest';
import { connect } from '../../src/store/engines/postgres/connect.ts';
import { StatementLimitError } from '../../src/store/engines/postgres/errors.ts';
import { openPostgresStore } from '../../src/store/engines/postgres/openPostgresStore.ts';
import { postgresContext } from '../../src/store/engines/postgres/transact.ts';
import { createAuditStore } from '../../src/store/audit/createAuditStore.ts';
import { postgresFindOrders } from '../../src/store/engines/postgres/reads/findOrders.ts';
import { createUserStore } from '../../src/store/users/createUserStore.ts';
import { postgresChangeAddress } from '../../src/store/users/postgresChangeAddress.ts';
import { postgresPartReads } from '../../src/store/engines/postgres/reads/partReads.ts';
import { postgresFindParts } from '../../src/store/engines/postgres/reads/findParts.ts';
import { createSharedReads } from '../../src/store/engines/postgres/reads/sharedReads.ts';
import { createSynonymsInUse } from '../../src/store/synonyms/synonymsInUse.ts';
import { StoreUnavailableError } from '../../src/store/engines/StoreUnavailableError.ts';
import { postgresFindFacets } from '../../src/store/engines/postgres/reads/findFacets.ts';
import { createSchema } from '../createSchema.ts';
import { disc, identityOf, order } from '../fixtures.ts';

const server = inject('postgres');

async function openDatabase() {
  const url = await createSchema(String(server), randomUUID());
  const store = await openPostgresStore(url);
  const connection = connect(url);
  onTestFinished(async () => {
    await connection.close();
    await store.close();
  });
  return { store, connection };
}

test.runIf(server)('a statement of PostgreSQL ends after its limit, and its transaction goes on', async () => {
  const { connection } = await openDatabase();
  const slow = { sql: 'SELECT pg_sleep(60)', limit: 50 };
  await expect(connection.run(slow)).rejects.toThrow(StatementLimitError);
  const values = await connection.transaction(async (run) => {
    await expect(run(slow)).rejects.toThrow(StatementLimitError);
    return run({ sql: 'SELECT 1 AS value' });
  });
  expect(values).toEqual([{ value: 1 }]);
});

test.runIf(server)('a statement of PostgreSQL with a limit leaves none to the next one', async () => {
  const { connection } = await openDatabase();
  const sql = `SELECT current_setting('statement_timeout') AS limit, pg_backend_pid() AS connection`;
  const [before] = await connection.run({ sql });
  const [limited] = await connection.run({ sql, limit: 60_000 });
  expect(limited).toEqual({ limit: '1min', connection: before?.['connection'] });
  await expect(connection.run({ sql: 'SELECT 1 / 0', limit: 60_000 })).rejects.toThrow('division by zero');
  expect(await connection.run({ sql })).toEqual([before]);
});

test.runIf(server)('suggestions of PostgreSQL take three statements', async () => {
  const { store, connection } = await openDatabase();
  await store.addPart(disc);
  const statements: string[] = [];
  const run: typeof connection.run = (statement) => {
    statements.push(statement.sql);
    return connection.run(statement);
  };
  const reads = postgresPartReads({ run, shared: createSharedReads(createSynonymsInUse()) });
  const first = await reads.findSuggestions('brake');
  expect(first).toMatchObject([{ kind: 'category' }, { kind: 'part', text: disc.product_name }]);
  statements.length = 0;
  expect(await reads.findSuggestions('brake')).toEqual(first);
  expect(statements).toHaveLength(3);
});

test.runIf(server)('a search of PostgreSQL that takes too long to count has a total that is cut', async () => {
  const { store, connection } = await openDatabase();
  // Fewer parts than a search can rank are counted as they are.
  const parts = Array.from({ length: MAX_CANDIDATES }, (_, number) => ({ ...disc, product_name: `Brake ${number}` }));
  await store.seed({ parts, reviews: [] });
  const slowCounts = { ...connection, run: countSlowly(connection.run) };
  const find = postgresFindParts(slowCounts.run, '_id, product_name', createSharedReads(createSynonymsInUse()));
  const page = await find({ search: 'brake', limit: 2 });
  expect(page).toMatchObject({ total: 2, isTotalMinimum: true });
  expect(page.rows).toHaveLength(2);
});

test.runIf(server)('so have searches of orders, users and the audit', async () => {
  const { store, connection } = await openDatabase();
  const context = postgresContext({
    ...connection,
    run: countSlowly(connection.run),
    newId: () => '',
    digits: 2,
    countryCode: '880',
    dateOf: () => '',
    purges: { newId: () => null, committed: () => undefined },
  });
  for (const name of ['A', 'B', 'C']) {
    await store.addPart({ ...disc, product_name: `Brake ${name}` });
    await store.placeOrder({ ...order, product_name: `Brake ${name}` });
    await store.addAuditEntry({ actor: 'a@b.com', action: 'change part', subject: 'Brake', detail: name });
    await store.signIn(identityOf(`brake.${name}@b.com`));
  }
  const query = { search: 'brake', limit: 2 };
  const pages = await Promise.all([
    postgresFindOrders(countSlowly(connection.run), '880')(query),
    createAuditStore(context).findAudit(query),
    createUserStore(context, postgresChangeAddress).findUsers(query),
  ]);
  for (const page of pages) {
    expect(page).toMatchObject({ total: 2, isTotalMinimum: true });
    expect(page.rows).toHaveLength(2);
  }
});

test.runIf(server)(
  'a search of PostgreSQL whose rows or facets take too long ends with an error that says so',
  async () => {
    const { store, connection } = await openDatabase();
    await store.addPart(disc);
    // Half of the time that every statement has.
    const slowly: typeof connection.run = ({ sql, ...statement }) =>
      connection.run({
        ...statement,
        sql: sql.replace(/ FROM (parts|part_facets) |(?=\s+FROM \(\s+SELECT row)/, ', pg_sleep(2.5)$&'),
      });
    const reads = createSharedReads(createSynonymsInUse());
    const find = postgresFindParts(slowly, '_id', reads);
    for (const sort of [undefined, 'price'] as const)
      await expect(find({ search: 'brake', limit: 2, sort })).rejects.toThrow(StoreUnavailableError);
    const grouped: typeof connection.run = ({ sql, ...statement }) =>
      connection.run({ ...statement, sql: sql.replace('count(*)', 'count(pg_sleep(2.5))') });
    await expect(postgresFindFacets(grouped, reads)({ search: 'brake' })).rejects.toThrow(StoreUnavailableError);
  },
);

/** Lets counts take a minute, unless their limit ends them. */
function countSlowly(run: ReturnType<typeof connect>['run']): typeof run {
  return ({ sql, ...statement }) =>
    run({ ...statement, sql: sql.replace(/AS found$|AS counted(?=\))/, '$&, pg_sleep(60)') });
}
