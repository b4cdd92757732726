import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Channel } from '../../src/notifications/Channel.ts';
import { UndeliverableError } from '../../src/notifications/Channel.ts';
import { createPost } from '../../src/notifications/publicTarget.ts';
import { createWebhookChannel } from '../../src/notifications/webhookChannel.ts';
import type { Store } from '../../src/store/Store.ts';
import {
  confirmOrders,
  openShop,
  runFor,
  sendInTime,
  startGateway,
  startMailServer,
  startPushService,
  timesOf,
  timeUntilReached,
} from './receivers.ts';
import { mailChannel } from './mailChannel.ts';
import { openSeededShop } from './senders.ts';
import { startSmtp } from './smtpServer.ts';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
const receivers = 100;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** Twelve of the receivers: at the start, between the others, in the middle and at the end. */
const positions: [name: string, isBad: (n: number) => boolean, tags?: string[]][] = [
  ['the first', (n) => n < 12],
  ['each eighth', (n) => n % 8 === 3 && n < 96],
  ['the second to the thirteenth', (n) => n >= 1 && n < 13, ['long']],
  ['those in the middle', (n) => n >= 44 && n < 56, ['long']],
  ['the last', (n) => n >= receivers - 12, ['long']],
  ['groups of three', (n) => n % 25 < 3, ['long']],
];

for (const [name, isBad, tags = []] of positions)
  describe(`a hundred receivers of whom ${name} twelve are refused`, { tags }, () => {
    test('are texted within a minute', async () => {
      const store = await openShop(receivers);
      const { reached, channel, asked } = await startGateway((n) => ({ status: isBad(n) ? 502 : 204 }));
      const start = Date.now();
      sendInTime(store, channel);
      expect(await timeUntilReached(reached, start, 88)).toBeLessThanOrEqual(minute);
      expect(timesOf(asked).filter((each, n) => !isBad(n) && each !== 1)).toEqual([]);
    });

    test('are written to within a minute', async () => {
      const store = await openShop(receivers);
      const { reached, channel } = await startMailServer((n) => (isBad(n) ? [451, 'Local error'] : undefined));
      const start = Date.now();
      sendInTime(store, channel);
      expect(await timeUntilReached(reached, start, 88)).toBeLessThanOrEqual(minute);
    });

    test('get a push message within a minute', async () => {
      const store = await openSeededShop();
      const { reached, channel } = await startPushService(store, receivers, (n) => ({ status: isBad(n) ? 403 : 201 }));
      await confirmOrders(store, receivers);
      const start = Date.now();
      sendInTime(store, channel);
      expect(await timeUntilReached(reached, start, 88)).toBeLessThanOrEqual(minute);
    });
  });

test('a few refused receivers, each with several messages, delay no other one', async () => {
  const [refused, count] = [4, 20];
  const store = await openShop(refused);
  // Theirs are the first.
  vi.setSystemTime(Date.now() + 1000);
  await confirmOrders(store, count);
  const refuse: (() => void)[] = [];
  let refusals = 0;
  const reachedAt: number[] = [];
  const send: Channel['send'] = async ({ user }) => {
    if (Number(/\d+/.exec(user.email)?.[0]) >= refused) {
      reachedAt.push(Date.now());
      return;
    }
    // All fail at the same time, twice.
    if (++refusals <= 2 * refused) {
      await new Promise<void>((resolve) => {
        refuse.push(resolve);
        if (refuse.length === refused) refuse.splice(0).forEach((each) => each());
      });
    }
    throw new Error('refused');
  };
  const start = Date.now();
  sendInTime(store, { name: 'webhook', send });
  await expect.poll(() => reachedAt.length).toBe(count - refused);
  // Nobody had to wait until the sender looked again.
  expect(Math.max(...reachedAt)).toBeLessThan(start + 500);
});

test('a recipient who is given up shows that others can be reached, and delays nobody', async () => {
  const count = 20;
  const store = await openShop(count);
  const start = Date.now();
  let asked = 0;
  const reachedAt: number[] = [];
  let giveUp = (): void => undefined;
  const isGivenUp = new Promise<void>((resolve) => (giveUp = resolve));
  // Eight are refused for now, and between them one for ever.
  const send: Channel['send'] = async () => {
    asked++;
    if (asked === 5) {
      setImmediate(giveUp);
      throw new UndeliverableError('unknown recipient');
    }
    if (asked > 5 && asked <= 9) await isGivenUp;
    if (asked <= 9) throw new Error('refused');
    reachedAt.push(Date.now());
  };
  sendInTime(store, { name: 'webhook', send });
  await expect.poll(() => reachedAt.length).toBeGreaterThanOrEqual(count - 9);
  // Nobody had to wait until the sender looked again.
  expect(reachedAt.slice(0, count - 9).filter((at) => at >= start + 500)).toEqual([]);
});

/** Reads how often what waits has been tried, once it may be tried again. */
async function readAttempts(store: Store, channel: Channel['name']): Promise<number[]> {
  vi.setSystemTime(Date.now() + 2 * day);
  const taken = await store.takeNotifications({ channel, limit: receivers, lease: 'test', until: Date.now() + day });
  await store.releaseNotifications(
    taken.flatMap(({ ids }) => ids),
    'test',
  );
  return taken.flatMap(({ tries }) => tries.map(({ attempts }) => attempts));
}

test('a gateway that cannot be reached has been asked for nobody, and all are texted once it works again', async () => {
  const store = await openShop(20);
  const { reached, channel } = await startGateway(() => ({ status: 204 }));
  const away = createWebhookChannel(
    { url: 'https://127.0.0.1:1', secret: 'a secret', origin: '' },
    createPost({ allowPrivate: true }),
  );
  await runFor(store, away, 2 * minute);
  expect(await readAttempts(store, 'webhook')).toEqual(Array.from({ length: 20 }, () => 0));
  const start = Date.now();
  sendInTime(store, channel);
  expect(await timeUntilReached(reached, start, 20)).toBeLessThanOrEqual(minute);
});

test('only those are counted as tried whom the gateway was asked for', async () => {
  const store = await openShop(receivers);
  const { asked, channel } = await startGateway(() => ({ status: 503 }));
  await runFor(store, channel, 10_000);
  const attempts = await readAttempts(store, 'webhook');
  expect(attempts.reduce((sum, each) => sum + each, 0)).toBe(asked.length);
  expect(attempts.filter((each) => each === 0).length).toBeGreaterThan(receivers / 2);
  expect(attempts).toHaveLength(receivers);
});

test.each([
  ['seconds', (at: number) => ({ at: at + 120_000, header: '120' })],
  ['a date', (at: number) => ({ at: Math.floor(at / 1000) * 1000 + hour, header: new Date(at + hour).toUTCString() })],
])('a gateway that is asked too often and names %s is left alone until then', async (_, later) => {
  const store = await openShop(20);
  let until: number | undefined;
  const { asked, reached, channel } = await startGateway(() => {
    const { at, header } = later(Date.now());
    until ??= at;
    return Date.now() < until ? { status: 429, headers: { 'retry-after': header } } : { status: 204 };
  });
  const start = Date.now();
  sendInTime(store, channel);
  const passed = await timeUntilReached(reached, start, 20);
  const wanted = (until ?? 0) - start;
  expect(asked.filter(({ at }) => at < (until ?? 0)).length).toBeLessThan(10);
  expect(passed).toBeGreaterThanOrEqual(wanted);
  expect(passed).toBeLessThan(wanted + minute);
});

test('a message that a gateway wants later is not sent before', async () => {
  const store = await openShop(1);
  const start = Date.now();
  const until = start + 2 * minute;
  const { asked, reached, channel } = await startGateway(() =>
    Date.now() < until ? { status: 429, headers: { 'retry-after': '120' } } : { status: 204 },
  );
  sendInTime(store, channel);
  expect(await timeUntilReached(reached, start, 1)).toBeGreaterThanOrEqual(2 * minute);
  expect(asked).toHaveLength(2);
});

test.each([
  [550, '5.4.5 Daily user sending limit exceeded. For more information on limits go to the help.', day],
  [550, '5.7.1 Daily SMTP relay limit exceeded for customer', day],
  [554, 'Domain shop.example has exceeded the max emails per hour (51/50) allowed', hour],
  [421, '4.7.0 Try again later, closing connection. Try again in 10 minutes', 600_000],
  [451, '4.3.0 Mail server temporarily rejected message, retry after 300 seconds', 300_000],
  [452, '4.5.3 Your message has too many recipients per day', day],
])(
  'a mail server that answers "%i %s" is asked again as it says, and all get their e-mails',
  async (code, text, pause) => {
    const store = await openShop(20);
    const start = Date.now();
    const { asked, reached, channel } = await startMailServer(() =>
      Date.now() < start + pause ? [code, text] : undefined,
    );
    sendInTime(store, channel);
    expect(await timeUntilReached(reached, start, 20)).toBeLessThan(pause + minute);
    expect(asked.filter(({ at }) => at < start + pause).length).toBeLessThan(10);
    expect(await store.getUndelivered()).toMatchObject({ count: 0 });
  },
);

test.each([
  [550, '5.1.1 No such user'],
  [552, '5.2.2 Mailbox quota exceeded'],
  [553, 'Mailbox name not allowed'],
])('a recipient whom a mail server refuses with "%i %s" is given up at once', async (code, text) => {
  const store = await openShop(1);
  const { asked, channel } = await startMailServer(() => [code, text]);
  sendInTime(store, channel);
  await expect.poll(async () => (await store.getUndelivered()).count).toBe(1);
  expect(asked).toHaveLength(1);
});

test('a mail server that refuses the sender has been asked for nobody, and nothing is given up', async () => {
  const store = await openShop(3);
  const refused = Object.assign(new Error('Sender rejected'), { responseCode: 550 });
  const smtp = await startSmtp({ onMailFrom: (_, __, done) => done(refused) });
  const warnings = await runFor(store, mailChannel(smtp.url), 30_000);
  expect(warnings[0]).toMatch(/the e-mail server cannot be used .*Sender rejected/);
  expect(await readAttempts(store, 'email')).toEqual([0, 0, 0]);
});

test('a phone that no gateway takes is given up after a day of tries, and shown to admins', async () => {
  const store = await openShop(1);
  const { asked, channel } = await startGateway(() => ({ status: 502 }));
  const start = Date.now();
  sendInTime(store, channel);
  await expect.poll(async () => (await store.getUndelivered()).count).toBe(1);
  expect(asked.length).toBeGreaterThan(30);
  expect((asked.at(-1)?.at ?? 0) - start).toBeGreaterThan(23 * hour);
});
