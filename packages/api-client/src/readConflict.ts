import { type InferOutput, number, object, optional, safeParse } from 'valibot';
import { Order, Part } from '@dealerkit/domain/entities';

const Conflict = object({ part: optional(Part), order: optional(Order), available: optional(number()) });

/** Reads the present part or order from the body of a 409, and the stock if there is too little of it; empty if the body has none. */
export function readConflict(body: unknown): InferOutput<typeof Conflict> {
  const { success, output } = safeParse(Conflict, body);
  return success ? output : {};
}
