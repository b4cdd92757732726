import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { NotificationChannel } from '@dealerkit/domain/notifications/notifications';
import { isDigest, nextTry } from '@dealerkit/domain/notifications/delivery';
import type { NotificationStore, TakenNotifications } from '../store/notifications/NotificationStore.ts';
import {
  type Channel,
  type ChannelLog,
  type Delivery,
  NotReachedError,
  problemOf,
  UndeliverableError,
} from './Channel.ts';

/** How the sender works. */
export interface SenderOptions {
  /** Milliseconds between two checks for something to send. */
  interval?: number;
  /** How long a backend that takes notifications may need for them, in milliseconds; after a crash, others wait as long. */
  leaseTime?: number;
  /** How long one delivery may take, in milliseconds. */
  sendTime?: number;
  /** Waits some milliseconds between two checks, and rejects at the signal. */
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
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

/** How many people must fail one after the other until no more are tried for a while: a few may have wrong numbers or addresses. */
const downAfter = 5;

type SentTogether = Delivery & Pick<TakenNotifications, 'ids' | 'tries'>;

/** What is sent one after the other: all of a person as one where it is too much. */
function deliveriesOf({ ids, notifications, tries, ...taken }: TakenNotifications): SentTogether[] {
  const [first = ''] = ids;
  if (isDigest(ids.length)) return [{ ...taken, id: first, ids, notifications, tries }];
  return ids.map((id, index) => ({
    ...taken,
    id,
    ids: [id],
    notifications: notifications.slice(index, index + 1),
    tries: tries.slice(index, index + 1),
  }));
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
    wait,
  }: Required<SenderOptions> & {
    log: ChannelLog;
    stopping: AbortSignal;
  },
): Promise<void> {
  const lease = randomUUID();
  /** Who failed since the last success. */
  const failing = new Set<string>();
  /** When the receiver wants to be asked again, as its last answer said. */
  let retryAt = 0;
  const isDown = () => failing.size >= downAfter;

  async function fail({ user, ids, tries }: SentTogether, error: unknown): Promise<void> {
    const problem = problemOf(error);
    const said = error instanceof NotReachedError ? error : undefined;
    const { wasAsked = true } = said ?? {};
    const isFinal = error instanceof UndeliverableError;
    // An answer about one person shows that others can be reached.
    if (isFinal) failing.clear();
    else {
      if (failing.size === 0) log.warn(`Notifications by ${channel.name} wait: ${problem}`);
      failing.add(user._id);
      retryAt = said?.retryAt ?? 0;
    }
    const now = Date.now();
    for (const [index, id] of ids.entries()) {
      const { at = now, attempts = 0 } = tries[index] ?? {};
      const again = { at, attempts: attempts + (wasAsked ? 1 : 0), now, retryAt: said?.retryAt };
      const dueAt = isFinal ? undefined : nextTry(again);
      if (dueAt === undefined) log.warn(`A notification by ${channel.name} was given up: ${problem}`);
      await store.failNotifications([id], lease, { problem, dueAt, wasAsked });
    }
  }

  /** Sends what a person gets. */
  async function sendTo(taken: TakenNotifications, until: number): Promise<void> {
    const deliveries = deliveriesOf(taken);
    for (const [index, delivery] of deliveries.entries()) {
      // What is begun now must end before others may take the same.
      if (stopping.aborted || Date.now() > until - sendTime) {
        const left = deliveries.slice(index).flatMap(({ ids }) => ids);
        await store.releaseNotifications(left, lease);
        return;
      }
      try {
        await channel.send(delivery, AbortSignal.timeout(sendTime), log);
      } catch (error) {
        await fail(delivery, error);
        continue;
      }
      failing.clear();
      await store.endNotifications(delivery.ids, lease);
    }
  }

  /** Takes what is due and sends it. */
  async function sendBatch(): Promise<'more' | 'idle' | 'down'> {
    if (!(await store.hasDueNotifications(channel.name))) return 'idle';
    await store.queueNotifications(channels, batchSize);
    const until = Date.now() + leaseTime;
    // A few, whose turn it is, find out whether a receiver that was down works again.
    const wasDown = isDown();
    const limit = wasDown ? concurrency : batchSize;
    const groups = await store.takeNotifications({ channel: channel.name, limit, lease, until });
    const queue = [...groups];
    async function work(): Promise<void> {
      for (let taken = queue.shift(); taken; taken = queue.shift()) {
        if (!wasDown && isDown()) await store.releaseNotifications(taken.ids, lease);
        else await sendTo(taken, until);
      }
    }
    await Promise.all(Array.from({ length: concurrency }, work));
    if (groups.length === 0) return 'idle';
    return isDown() ? 'down' : 'more';
  }

  let pause = interval;
  for (;;) {
    try {
      let result = await sendBatch();
      while (result === 'more' && !stopping.aborted) result = await sendBatch();
      // A server that is down gets fewer and fewer tries, which leaves the processor to orders.
      pause = result === 'down' ? Math.max(Math.min(2 * pause, longestPause), retryAt - Date.now()) : interval;
    } catch (error) {
      // The database does not answer, or the backend is being closed.
      if (!stopping.aborted) log.warn(`Notifications by ${channel.name} wait: ${problemOf(error)}`);
      pause = Math.min(2 * pause, longestPause);
    }
    if (
      !(await wait(pause, stopping).then(
        () => true,
        () => false,
      ))
    )
      return;
  }
}

/**
 * Sends notifications on each channel by itself, so that a slow one does not delay the others. Any number of backends may do so on one
 * database. Returns a function that stops it after what is being sent.
 */
export function startSender(
  store: SenderStore,
  channels: readonly Channel[],
  log: ChannelLog,
  {
    interval = 500,
    leaseTime = 120_000,
    sendTime = 20_000,
    wait = async (milliseconds, signal) => setTimeout(milliseconds, true, { ref: false, signal }),
  }: SenderOptions = {},
): () => Promise<void> {
  const stopping = new AbortController();
  const names = channels.map(({ name }) => name);
  const options = { log, stopping: stopping.signal, interval, leaseTime, sendTime, wait };
  const running = channels.map((channel) => runChannel(store, channel, names, options));
  return async () => {
    stopping.abort();
    await Promise.all(running);
  };
}
