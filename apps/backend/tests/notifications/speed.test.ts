/** @module-tag long */
import { expect, test, vi } from 'vitest';
import { createPost } from '../../src/notifications/publicTarget.ts';
import { createPushChannel, readVapidKeys } from '../../src/notifications/pushChannel.ts';
import { databases } from '../databases.ts';
import { expectWithin } from '../expectWithin.ts';
import { mailChannel } from './mailChannel.ts';
import { createBrowser, startSecureServer } from './pushServer.ts';
import { dealer, place, send, seedShop } from './senders.ts';
import { startSmtp } from './smtpServer.ts';

const orders = 20;

test.each(databases)(
  'a new order on %s reaches the mail server and the push service within 3 seconds',
  async (name, open) => {
    const store = await open();
    await seedShop(store);
    const [smtp, service] = [await startSmtp(), await startSecureServer()];
    const { p256dh, auth } = createBrowser();
    await store.addPushSubscription(dealer, { endpoint: `${service.origin}/1`, p256dh, auth });
    const keys = await readVapidKeys(store);
    const post = createPost({ allowPrivate: true, ca: service.ca });
    const push = createPushChannel({ keys, contact: 'mailto:orders@shop.example' }, post, store);
    // As often as the shop looks.
    send(store, [mailChannel(smtp.url), push], { interval: 500 });
    let placed = 0;
    await expectWithin({ p95: 3_000 }, async () => {
      const times: number[] = [];
      for (let n = 0; n < orders; n++) {
        const start = performance.now();
        await place(store);
        placed++;
        await vi.waitFor(() => expect([smtp.mails.length, service.received.length]).toEqual([placed, placed]), {
          timeout: 30_000,
          interval: 5,
        });
        times.push(performance.now() - start);
      }
      const sorted = times.toSorted((a, b) => a - b);
      const p95 = sorted[Math.ceil(0.95 * orders) - 1] ?? Number.NaN;
      console.log(`${name}: p50 ${sorted[orders / 2]?.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`);
      return { p95 };
    });
  },
);
