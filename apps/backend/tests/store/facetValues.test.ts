import { DatabaseSync, StatementSync } from 'node:sqlite';
import path from 'node:path';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openSqliteStore } from '../../src/store/engines/sqlite/openSqliteStore.ts';
import { databases } from '../databases.ts';
import { disc } from '../fixtures.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const brands = Array.from({ length: 150 }, (_, n) => `Brand ${n}`);

const partsOf = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    ...disc,
    product_name: `Hub ${n}`,
    description: `Brand: ${brands[n % brands.length]}`,
    price: n,
  }));

const unknown = (name: string) => Array.from({ length: 150 }, (_, n) => `${name} ${n}`);

/** The statements of both databases from now on that count or read parts. */
function watchStatements(): string[] {
  const statements: string[] = [];
  const note = (sql: unknown) => {
    if (/\bparts\b|GROUP BY/.test(String(sql))) statements.push(String(sql));
  };
  for (const name of ['all', 'get'] as const) {
    const original = StatementSync.prototype[name];
    vi.spyOn(StatementSync.prototype, name).mockImplementation(function (this: StatementSync, ...values) {
      note(this.sourceSQL);
      return Reflect.apply(original, this, values) as never;
    });
  }
  const original: unknown = Reflect.get(Client.prototype, 'query');
  vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...values: unknown[]) {
    const [statement] = values;
    note(typeof statement === 'object' && statement !== null && 'text' in statement ? statement.text : statement);
    return Reflect.apply(original as typeof Client.prototype.query, this, values) as never;
  });
  onTestFinished(() => void vi.restoreAllMocks());
  return statements;
}

describe.each(databases)('on %s', (_name, open) => {
  test('values of facets that no part has read no parts', async () => {
    const store = await open();
    await store.seed({ parts: partsOf(20), reviews: [] });
    const first = await store.findFacets({ brand: unknown('first') });
    expect(first).toMatchObject({ total: 0, categories: [], vehicles: [] });
    expect(first.brands).toHaveLength(20);
    const statements = watchStatements();
    expect(await store.findFacets({ brand: unknown('second') })).toEqual(first);
    for (const filter of [{}, { stock: 'in' as const, min: 1 }, { max: 9 }]) {
      const query = { ...filter, brand: unknown('third'), category: unknown('fourth') };
      expect(await store.findFacets(query)).toMatchObject({ total: 0, categories: [], vehicles: [], brands: [] });
      for (const sort of ['name', 'newest', undefined] as const) {
        expect(await store.findParts({ ...query, sort, limit: 24 })).toMatchObject({ rows: [], total: 0 });
      }
    }
    expect(statements).toEqual([]);
    const known = await store.findFacets({ brand: ['Brand 3', ...unknown('fifth'), 'Brand 1'] });
    expect(known.total).toBe(2);
    const counted = statements.length;
    expect(await store.findFacets({ brand: [...unknown('sixth'), 'Brand 1', 'Brand 3', 'Brand 1'] })).toEqual(known);
    expect(statements).toHaveLength(counted);
  });
});

test('the embedded database looks up the values of a part once, and not once for each of 150 values of a facet', async () => {
  const folder = temporaryFolder();
  const store = openSqliteStore(folder);
  onTestFinished(() => store.close());
  await store.seed({ parts: partsOf(150), reviews: [] });
  const statements = watchStatements();
  expect(await store.findParts({ brand: brands, stock: 'in', sort: '-price', limit: 1 })).toMatchObject({ total: 150 });
  const filtering = statements.find((sql) => sql.includes('AS own'));
  const db = new DatabaseSync(path.join(folder, 'dealerkit.sqlite'), { readOnly: true });
  onTestFinished(() => db.close());
  const plan = db.prepare(`EXPLAIN QUERY PLAN ${filtering}`).all();
  const lookUp = plan.map(({ detail }) => String(detail)).find((detail) => detail.includes(' own '));
  expect(lookUp).toContain('(part=? AND facet=?)');
});

test('no statement of the embedded database counts facets among more than 10,000 parts', async () => {
  const store = openSqliteStore(temporaryFolder());
  onTestFinished(() => store.close());
  await store.seed({ parts: partsOf(11_000), reviews: [] });
  const counted: number[] = [];
  for (const name of ['all', 'get'] as const) {
    const original = StatementSync.prototype[name];
    const spy = vi.spyOn(StatementSync.prototype, name).mockImplementation(function (this: StatementSync, ...values) {
      const result: unknown = Reflect.apply(original, this, values);
      const rows = [result].flat() as Record<string, unknown>[];
      // Each part has one brand.
      const ofParts = rows.filter((row) => row?.['facet'] === undefined || row['facet'] === 'brand');
      const sum = ofParts.reduce((all, row) => all + Number(row?.['count'] ?? row?.['total'] ?? 0), 0);
      if (this.sourceSQL.includes('count(*)') && this.sourceSQL.includes('FROM parts')) counted.push(sum);
      return result as never;
    });
    onTestFinished(() => spy.mockRestore());
  }
  for (const filter of [{}, { search: 'hub' }, { min: 1 }, { search: 'hub', min: 1 }]) {
    counted.length = 0;
    const { total, brands: found } = await store.findFacets(filter);
    expect(total).toBe(filter.min === undefined ? 11_000 : 10_999);
    expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    expect(counted.length).toBeGreaterThan(0);
    expect(Math.max(...counted)).toBeLessThanOrEqual(10_000);
  }
});
