import type { CallName, contract } from '../index.js';

/** The calls that read. */
export type QueryName = {
  [Name in CallName]: (typeof contract)[Name]['endpoint'] extends `GET ${string}` ? Name : never;
}[CallName];

/** The calls that write. */
export type MutationName = Exclude<CallName, QueryName>;
