import type { CallName, contract } from '../../../index.js';

/** The calls that read. */
export type QueryName = {
  [Name in CallName]: (typeof contract)[Name]['endpoint'] extends `GET ${string}` ? Name : never;
}[CallName];

/** All other calls, which write, or read by what does not fit into a URL; except the one whose input is no JSON, which identifies a mutation. */
export type MutationName = Exclude<CallName, QueryName | 'uploadPicture'>;
