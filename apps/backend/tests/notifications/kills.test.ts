/** @module-tag long */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { openStore } from '../../src/store/engines/openStore.ts';
import type { StoreLocation } from '../backendProcess.ts';
import { createSchema } from '../createSchema.ts';
import { identityOf } from '../fixtures.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { dealer, place, seedShop } from './senders.ts';
import { startSmtp } from './smtpServer.ts';

const postgres = inject('postgres');

const locations: [name: string, open: () => Promise<StoreLocation>][] = [
  ['SQLite', async () => ({ dataDir: temporaryFolder(), databaseUrl: undefined })],
  ...(postgres === undefined
    ? []
    : [
        [
          'PostgreSQL',
          async () => ({ dataDir: temporaryFolder(), databaseUrl: await createSchema(postgres, crypto.randomUUID()) }),
        ] as [string, () => Promise<StoreLocation>],
      ]),
];

/** `NOTIFICATION_KILLS=100` is the whole proof, which takes some minutes for each database. */
const kills = Number(process.env['NOTIFICATION_KILLS'] ?? 4);
const people = kills * 10;

/** How many e-mails one sender sends at the same time. */
const concurrency = 4;

/** Stores one notification for each of many customers. */
async function confirmOrders(location: StoreLocation): Promise<string[]> {
  const store = await openStore(location);
  await seedShop(store);
  const emails = Array.from({ length: people }, (_, n) => `customer${n}@example.com`);
  for (const userEmail of emails) {
    await store.signIn(identityOf(userEmail));
    const id = await place(store, { userEmail });
    await store.setOrderStatus(id, { from: 'placed', to: 'confirmed' }, dealer);
  }
  await store.setNotificationChoices(dealer, { language: 'en', off: [{ kind: 'newOrder', channel: 'email' }] });
  await store.close();
  return emails;
}

const startSenderProcess = (smtp: string, { dataDir, databaseUrl }: StoreLocation, leaseTime = 3_000) => {
  const args = [smtp, String(leaseTime), dataDir, ...(databaseUrl === undefined ? [] : [databaseUrl])];
  const child = fork(path.join(import.meta.dirname, 'senderProcess.ts'), args);
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
};

test.each(locations)(
  '%s loses no notification when its sender is killed again and again',
  async (name, open) => {
    const location = await open();
    const emails = await confirmOrders(location);
    const smtp = await startSmtp();
    for (let round = 0; round < kills; round++) {
      const before = smtp.mails.length;
      const child = startSenderProcess(smtp.url, location);
      const exited = once(child, 'exit');
      await vi.waitFor(() => expect(smtp.mails.length).toBeGreaterThan(before), { timeout: 60_000, interval: 1 });
      // The moment of the kill is what is tested.
      await wait(Math.random() * 30);
      child.kill('SIGKILL');
      await exited;
      if (smtp.mails.length >= people) break;
    }
    startSenderProcess(smtp.url, location);
    const received = () => new Set(smtp.mails.map(({ to }) => to[0]));
    await vi.waitFor(() => expect(received().size).toBe(people), { timeout: 120_000 });
    const store = await openStore(location);
    await vi.waitFor(async () => expect(await store.hasDueNotifications('email')).toBe(false), { timeout: 60_000 });
    await store.close();
    const lost = emails.filter((email) => !received().has(email));
    const doubled = smtp.mails.length - received().size;
    const ids = new Set(smtp.mails.map(({ headers }) => headers['message-id']));
    console.log(`${name}: ${people} notifications, ${kills} kills, ${lost.length} lost, ${doubled} sent twice`);
    expect(lost).toEqual([]);
    // The server had them before the crash, and a reader's mail program knows them by their id.
    expect(doubled).toBeLessThanOrEqual(kills * concurrency);
    expect(ids.size).toBe(people);
  },
  1_200_000,
);

test.each(locations)('three senders share the notifications of %s without sending one twice', async (_, open) => {
  const location = await open();
  const emails = await confirmOrders(location);
  const smtp = await startSmtp();
  for (let n = 0; n < 3; n++) startSenderProcess(smtp.url, location, 60_000);
  await vi.waitFor(() => expect(smtp.mails.length).toBeGreaterThanOrEqual(people), { timeout: 60_000 });
  const store = await openStore(location);
  await vi.waitFor(async () => expect(await store.hasDueNotifications('email')).toBe(false), { timeout: 60_000 });
  await store.close();
  expect(smtp.mails.flatMap(({ to }) => to).toSorted()).toEqual(emails.toSorted());
});
