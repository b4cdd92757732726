import type { Store } from '../store/Store.ts';
import type { Handlers } from './Handler.ts';
import { idempotencyKeyOf, keyOfAnotherCall } from './idempotencyKey.ts';
import { readOrderNumber } from './orderQueries.ts';
import { messageOfStep, refusedPieces, refusedQuantity, refusedTerms } from './stepRefusals.ts';

type OrderDeskCall =
  | 'getOrderCounts'
  | 'setOrderStatuses'
  | 'splitOrderLine'
  | 'setOrderQuantity'
  | 'returnOrderLine'
  | 'setOrderTerms';

/** How many lines are moved at once, which leaves connections to the other calls. */
const movedAtOnce = 4;

const notMoved = 'This line could not be changed right now. Try again in a moment.';

/** Runs work for each item, some at a time, and keeps the order of the results. */
async function someAtATime<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const entries = items.entries();
  const workers = Array.from({ length: movedAtOnce }, async () => {
    for (const [index, item] of entries) results[index] = await work(item);
  });
  await Promise.all(workers);
  return results;
}

/** The handlers of the calls of the order desk. */
export function orderDeskCalls(store: Store): Handlers<OrderDeskCall> {
  return {
    getOrderCounts: () => store.getOrderCounts(),

    async setOrderStatuses({ ids, ...change }, { caller, request }) {
      const lines = [...new Set(ids)];
      const results = await someAtATime(lines, async (_id) =>
        store
          .setOrderStatus(_id, change, caller.email)
          .catch((error: unknown) => ({ outcome: 'failed' as const, error })),
      );
      const errors = results.flatMap((result) => (result.outcome === 'failed' ? [result.error] : []));
      if (errors.length === lines.length) throw errors[0];
      if (errors.length > 0) request.log.error({ err: errors[0] }, `${errors.length} lines could not be moved`);
      const conflicts = results.flatMap((result, index) => {
        if (result.outcome === 'changed') return [];
        const _id = lines[index] ?? '';
        if (result.outcome === 'failed') return [{ _id, status: change.from, message: notMoved }];
        const status = result.outcome === 'no such order' ? null : (result.order.status ?? null);
        return [{ _id, status, message: messageOfStep(result, change) }];
      });
      return { modifiedCount: lines.length - conflicts.length, conflicts };
    },

    async splitOrderLine({ id, quantity }, { caller, request }) {
      const split = await store.splitOrderLine(id, quantity, caller.email, idempotencyKeyOf(request));
      if (split.outcome === 'key of another call') throw keyOfAnotherCall();
      if (split.outcome !== 'added') throw refusedPieces(split, 'split off');
      return { insertedId: split._id };
    },

    async setOrderQuantity({ id, ...change }, { caller }) {
      const changed = await store.setOrderQuantity(id, change, caller.email);
      if (changed.outcome !== 'changed') throw refusedQuantity(changed);
      return { modifiedCount: 1 };
    },

    async returnOrderLine({ id, ...pieces }, { caller, request }) {
      const returned = await store.returnOrderLine(id, pieces, caller.email, idempotencyKeyOf(request));
      if (returned.outcome === 'key of another call') throw keyOfAnotherCall();
      if (returned.outcome !== 'added') throw refusedPieces(returned, 'returned');
      return { insertedId: returned._id };
    },

    async setOrderTerms({ number: text, ...change }, { caller }) {
      const number = readOrderNumber(text);
      const agreed = await store.setOrderTerms(number, change, caller.email);
      if (agreed.outcome !== 'changed') throw refusedTerms(agreed);
      return { modifiedCount: 1 };
    },
  };
}
