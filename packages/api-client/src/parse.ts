import { safeParse } from 'valibot';
import type { Answer, Input } from './calls.js';
import { type CallName, contract } from './contract.js';

/** Reads a stored answer of a call; undefined if it does not have the shape of the contract. */
export function parseAnswer<Name extends CallName>(name: Name, value: unknown): Answer<Name> | undefined {
  const schema = contract[name].answer;
  const parsed = schema && safeParse(schema, value);
  // The schema is that of the call.
  return parsed?.success ? (parsed.output as Answer<Name>) : undefined;
}

/** Reads a stored order that was not sent yet; undefined if it does not have the shape of the contract. */
export function parseOrder(value: unknown): Input<'placeOrder'> | undefined {
  const { success, output } = safeParse(contract.placeOrder.body, value);
  return success ? output : undefined;
}
