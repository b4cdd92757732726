import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isDigest, nextTry, type NotificationChannel } from '@dealerkit/domain/notifications';
import type { FastifyBaseLogger } from 'fastify';
import type { NotificationStore, TakenNotifications } from '../store/notifications/NotificationStore.ts';
import { type Channel, ChannelDownError, type Delivery, problemOf, UndeliverableError } from './Channel.ts';

/** How the sender works. */
export interface SenderOptions {
  /** Milliseconds between two checks for something to send. */
  interval?: number;
  /** How long a backend that takes notifications may need for them, in milliseconds; after a crash, others wait as long. */
  leaseTime?: number;
  /** How long one delivery may take, in milliseconds. */
  sendTime?: number;
}

type SenderStore = Pick<
  NotificationStore,
  | 'hasDueNotifications'
  | 'queueNotifications'
  | 'takeNotifications'
  | 'endNotifications'
  | 'releaseNotifications'
  | 'failNotifications'
>;

/** How many rows are taken at once, and to how many people they are sent at the same time. */
const batchSize = 100;
const concurrency = 4;

/** The longest pause while the database or the receiver does not answer, in milliseconds. */
const longestPause = 5_000;

/** What is sent one after the other: all of a person as one where it is too much. */
function deliveriesOf({ ids, notifications, ...taken }: TakenNotifications): (Delivery & { ids: string[] })[] {
  const [first = ''] = ids;
  if (isDigest(ids.length)) return [{ ...taken, id: first, ids, notifications }];
  return ids.map((id, index) => ({ ...taken, id, ids: [id], notifications: notifications.slice(index, index + 1) }));
}

/** Sends on one channel until it is stopped. */
async function runChannel(
  store: SenderStore,
  channel: Channel,
  channels: readonly NotificationChannel[],
  {
    log,
    stopping,
    interval,
    leaseTime,
    sendTime,
  }: Required<SenderOptions> & {
    log: Pick<FastifyBaseLogger, 'warn'>;
    stopping: AbortSignal;
  },
): Promise<void> {
  const lease = randomUUID();
  let isDown = false;

  async function fail({ at, attempts }: TakenNotifications, ids: string[], error: unknown): Promise<void> {
    const problem = problemOf(error);
    const isFinal = error instanceof UndeliverableError;
    const dueAt = isFinal ? undefined : nextTry({ at, attempts: attempts + 1, now: Date.now() });
    if (dueAt === undefined) log.warn(`A notification by ${channel.name} was given up: ${problem}`);
    await store.failNotifications(ids, lease, { problem, dueAt });
  }

  /** Sends what a person gets; resolves to an error if no user can be reached. */
  async function sendTo(taken: TakenNotifications, until: number): Promise<ChannelDownError | undefined> {
    const deliveries = deliveriesOf(taken);
    for (const [index, delivery] of deliveries.entries()) {
      // What is begun now must end before others may take the same.
      if (stopping.aborted || Date.now() > until - sendTime) {
        await store.releaseNotifications(
          deliveries.slice(index).flatMap(({ ids }) => ids),
          lease,
        );
        return undefined;
      }
      try {
        await channel.send(delivery, AbortSignal.timeout(sendTime));
        isDown = false;
        await store.endNotifications(delivery.ids, lease);
      } catch (error) {
        if (!(error instanceof ChannelDownError)) {
          await fail(taken, delivery.ids, error);
          continue;
        }
        const left = deliveries.slice(index).flatMap(({ ids }) => ids);
        await fail(taken, left, error);
        return error;
      }
    }
    return undefined;
  }

  /** Takes what is due and sends it. */
  async function sendBatch(): Promise<'more' | 'idle' | 'down'> {
    if (!(await store.hasDueNotifications(channel.name))) return 'idle';
    await store.queueNotifications(channels, batchSize);
    const until = Date.now() + leaseTime;
    const groups = await store.takeNotifications({ channel: channel.name, limit: batchSize, lease, until });
    const queue = [...groups];
    let down: ChannelDownError | undefined;
    async function work(): Promise<void> {
      for (let taken = queue.shift(); taken; taken = queue.shift()) {
        if (down) await fail(taken, taken.ids, down);
        else down = (await sendTo(taken, until)) ?? down;
      }
    }
    await Promise.all(Array.from({ length: concurrency }, work));
    if (down && !isDown) log.warn(`Notifications by ${channel.name} wait: ${down.message}`);
    isDown = down !== undefined;
    if (down) return 'down';
    return groups.length > 0 ? 'more' : 'idle';
  }

  let pause = interval;
  for (;;) {
    try {
      let result = await sendBatch();
      while (result === 'more' && !stopping.aborted) result = await sendBatch();
      // A server that is down gets fewer and fewer tries, which leaves the processor to orders.
      pause = result === 'down' ? Math.min(2 * pause, longestPause) : interval;
    } catch (error) {
      // The database does not answer, or the backend is being closed.
      if (!stopping.aborted) log.warn(`Notifications by ${channel.name} wait: ${problemOf(error)}`);
      pause = Math.min(2 * pause, longestPause);
    }
    if (!(await wait(pause, true, { ref: false, signal: stopping }).catch(() => false))) return;
  }
}

/**
 * Sends notifications on each channel by itself, so that a slow one does not delay the others. Any number of backends may do so on one
 * database. Returns a function that stops it after what is being sent.
 */
export function startSender(
  store: SenderStore,
  channels: readonly Channel[],
  log: Pick<FastifyBaseLogger, 'warn'>,
  { interval = 500, leaseTime = 120_000, sendTime = 20_000 }: SenderOptions = {},
): () => Promise<void> {
  const stopping = new AbortController();
  const names = channels.map(({ name }) => name);
  const options = { log, stopping: stopping.signal, interval, leaseTime, sendTime };
  const running = channels.map((channel) => runChannel(store, channel, names, options));
  return async () => {
    stopping.abort();
    await Promise.all(running);
  };
}
