import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect as connectTo, createServer, type Socket } from 'node:net';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { connect } from '../../src/store/engines/postgres/connect.ts';
import { openPostgresStore } from '../../src/store/engines/postgres/openPostgresStore.ts';
import { createSchema } from '../createSchema.ts';
import { disc, identityOf, order, rahim } from '../fixtures.ts';

const server = inject('postgres');

/** A proxy in front of PostgreSQL, which counts how often a client waits for answers. */
async function startProxy({ change = (data: Buffer): Buffer => data } = {}) {
  const target = new URL(await createSchema(String(server), randomUUID()));
  const port = Number(target.port);
  let trips = 0;
  const sockets: Socket[] = [];
  const proxy = createServer((client) => {
    const answers = connectTo(port, target.hostname);
    let isAnswered = true;
    client.on('data', (data) => {
      if (isAnswered) trips++;
      isAnswered = false;
      answers.write(change(data));
    });
    answers.on('data', (data) => {
      isAnswered = true;
      client.write(data);
    });
    client.on('close', () => answers.destroy());
    answers.on('close', () => client.destroy());
    sockets.push(client, answers);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    proxy.close();
  });
  target.port = String((proxy.address() as AddressInfo).port);

  /** How many round trips some work takes. */
  async function tripsOf(work: () => Promise<unknown>): Promise<number> {
    const before = trips;
    await work();
    return trips - before;
  }
  return { url: target.href, tripsOf };
}

describe.runIf(server)('the round trips to PostgreSQL', () => {
  test('are few for each change', async () => {
    const { url, tripsOf } = await startProxy();
    const store = await openPostgresStore(url);
    onTestFinished(() => store.close());
    await store.addPart(disc);
    const placed = await store.placeOrder({ ...order, orderQuantity: 9 });
    const _id = placed.outcome === 'placed' ? placed._id : '';
    const actor = 'admin@example.com';
    await store.signIn(identityOf(rahim));

    const trips = {
      'a sign-in': await tripsOf(() => store.signIn(identityOf(rahim))),
      'a split': await tripsOf(() => store.splitOrderLine(_id, 1, actor)),
      'a split with a key': await tripsOf(() => store.splitOrderLine(_id, 1, actor, 'key')),
      'a status': await tripsOf(() => store.setOrderStatus(_id, { from: 'placed', to: 'confirmed' }, actor)),
      'an activity entry': await tripsOf(() =>
        store.addAuditEntry({ actor, action: 'export list', subject: '', detail: '' }),
      ),
    };
    expect(trips).toEqual({
      'a sign-in': 2,
      'a split': 3,
      'a split with a key': 4,
      'a status': 3,
      'an activity entry': 1,
    });
  });

  describe('in a transaction whose statements are sent', () => {
    /** A table with one row, and what adds one without waiting. */
    async function openTable(url: string) {
      const { run, transaction, close } = connect(url);
      onTestFinished(close);
      await run({ sql: 'CREATE TABLE kept (key TEXT PRIMARY KEY)' });
      await run({ sql: "INSERT INTO kept VALUES ('first')" });
      return {
        transaction,
        add: (key: string) => ({ sql: 'INSERT INTO kept VALUES ($1)', values: [key], isSent: true }),
        keys: async () => (await run({ sql: 'SELECT key FROM kept ORDER BY key' })).map(({ key }) => key),
      };
    }

    test.each([
      ['the next read', ['new', 'first'], 'SELECT 1'],
      ['the end', ['new', 'first', 'other'], undefined],
      ['the end of the only statement', ['first'], undefined],
    ])('the first failure is reported at %s, and nothing is kept', async (_name, added, read) => {
      const { url } = await startProxy();
      const { transaction, add, keys } = await openTable(url);
      const failed = transaction(async (run) => {
        for (const key of added) await run(add(key));
        if (read !== undefined) await run({ sql: read });
      });
      await expect(failed).rejects.toMatchObject({ code: '23505' });
      expect(await keys()).toEqual(['first']);
    });

    test('no statement is kept by itself if only BEGIN fails', async () => {
      // As if the server had cancelled it.
      const change = (data: Buffer) => Buffer.from(data.toString('latin1').replace('BEGIN\0', 'BEGUN\0'), 'latin1');
      const { url } = await startProxy({ change });
      const { transaction, add, keys } = await openTable(url);
      const sent = transaction(async (run) => {
        await run(add('one'));
        await run(add('two'));
      });
      await expect(sent).rejects.toMatchObject({ code: '42601' });
      const read = transaction(async (run) => {
        await run({ sql: 'SELECT key FROM kept FOR UPDATE' });
        await run(add('one'));
      });
      await expect(read).rejects.toMatchObject({ code: '42601' });
      const returning = transaction((run) => run({ sql: "INSERT INTO kept VALUES ('one') RETURNING key" }));
      await expect(returning).rejects.toMatchObject({ code: '42601' });
      expect(await keys()).toEqual(['first']);
    });
  });
});
