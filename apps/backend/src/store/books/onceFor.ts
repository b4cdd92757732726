import type * as v from 'valibot';
import { type KeyRefusal, once } from '../sql/once.ts';
import type { Statements } from '../sql/transactions.ts';
import type { Writer } from './BookStore.ts';

/** Runs the statements of a call once for each key of its writer. */
export const onceFor = <Result extends { outcome: string }, Kept extends Result>(
  { actor, key }: Writer,
  input: object,
  schema: v.GenericSchema<unknown, Kept>,
  work: () => Statements<Result>,
): Statements<Result | KeyRefusal> => once(key === undefined ? undefined : { actor, key, input }, schema, work);
