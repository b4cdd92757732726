import { array, type InferOutput, is, number, object, optional, picklist, string, union } from 'valibot';
import { errorKinds } from '../site/errorKind.js';
import { RefusedLine } from './refusedLine.js';

const price = optional(union([number(), string()]));

const QueueRefusal = union([
  /** Parts have another price `now` than the one that the customer has seen; undefined if the shop has removed it. */
  object({ why: picklist(['prices']), parts: array(object({ product_name: string(), price, now: price })) }),
  /** These parts are no longer on sale. */
  object({ why: picklist(['notOnSale']), names: array(string()) }),
  /** It is too old. */
  object({ why: picklist(['age']) }),
  /** The host refuses it: because of these lines, with this sentence. */
  object({
    why: picklist(['host']),
    lines: optional(array(RefusedLine)),
    message: optional(string()),
    kind: picklist(errorKinds),
  }),
]);

/** Why an order that waits on a device is not sent by itself any more, without the words of a language. */
export type QueueRefusal = InferOutput<typeof QueueRefusal>;

/** Reads a stored refusal. One that is not valid still keeps its order from being sent by itself. */
export const parseQueueRefusal = (stored: unknown): QueueRefusal | undefined => {
  if (stored === undefined) return undefined;
  return is(QueueRefusal, stored) ? stored : { why: 'host', kind: 'unexpected' };
};
