import type * as v from 'valibot';
import { type KeyRefusal, once } from '../once.ts';
import type { Steps } from '../steps.ts';
import type { Writer } from './BookStore.ts';

/** Runs the steps of a call once for each key of its writer. */
export const onceFor = <Result extends { outcome: string }, Kept extends Result>(
  { actor, key }: Writer,
  input: object,
  schema: v.GenericSchema<unknown, Kept>,
  work: () => Steps<Result>,
): Steps<Result | KeyRefusal> => once(key === undefined ? undefined : { actor, key, input }, schema, work);
