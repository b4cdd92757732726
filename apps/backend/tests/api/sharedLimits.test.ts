import { randomUUID } from 'node:crypto';
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { openPostgresStore } from '../../src/store/engines/postgres/openPostgresStore.ts';
import { createSchema } from '../createSchema.ts';
import { disc, karim, order, rahim } from '../fixtures.ts';
import { idTokenOf, startBackend } from '../startBackend.ts';

const server = inject('postgres');

describe.runIf(server)('two backends with one PostgreSQL', () => {
  /** Two backends within one minute. */
  async function startTwo(rateLimits: Record<string, number>) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    onTestFinished(() => void vi.useRealTimers());
    const url = await createSchema(String(server), randomUUID());
    const backends = [];
    for (let n = 0; n < 2; n++) {
      const store = await openPostgresStore(url);
      onTestFinished(() => store.close());
      backends.push(await startBackend({ store, rateLimits }));
    }
    return backends;
  }

  test('share the limit of the orders of one user, with at most a tenth more for each backend', async () => {
    const backends = await startTwo({ orders: 20 });
    await backends[0]?.store.addPart({ ...disc, available_quantity: 1000 });
    const place = async (email: string, n: number) => {
      const headers = { authorization: `Bearer ${await backends[n % 2]?.tokenOf(email)}` };
      const sent = {
        method: 'POST',
        url: '/api/orderparts',
        headers,
        payload: { ...order, userEmail: email },
      } as const;
      return (await backends[n % 2]?.app.inject(sent))?.statusCode;
    };
    const statuses = [];
    for (let n = 0; n < 40; n++) statuses.push(await place(rahim, n));
    const placed = statuses.filter((status) => status === 201).length;
    expect(placed).toBeGreaterThanOrEqual(20);
    expect(placed).toBeLessThanOrEqual(24);
    expect(statuses.slice(-10)).toEqual(Array(10).fill(429));
    expect(await place(karim, 0)).toBe(201);
  });

  test('share the limit of the sign-ins of one IP address, and forget it after a minute', async () => {
    const backends = await startTwo({ signIns: 4 });
    const signIn = async (n: number) => {
      const headers = { authorization: `Bearer ${idTokenOf(rahim)}` };
      const sent = { method: 'PUT', url: `/api/user/${rahim}`, headers, payload: { email: rahim } } as const;
      return (await backends[n % 2]?.app.inject(sent))?.statusCode;
    };
    const statuses = [];
    for (let n = 0; n < 6; n++) statuses.push(await signIn(n));
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    vi.setSystemTime(Date.now() + 120_000);
    expect(await signIn(1)).toBe(200);
  });
});
