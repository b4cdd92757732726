import type { CallName, contract } from '../index.js';

/** The calls that read. */
export type QueryName = {
  [Name in CallName]: (typeof contract)[Name]['endpoint'] extends `GET ${string}` ? Name : never;
}[CallName];

/** The calls that write, except the one whose input is no JSON, which identifies a mutation. */
export type MutationName = Exclude<CallName, QueryName | 'uploadPicture'>;
