import * as v from 'valibot';

/** Whose data it is. */
export interface Owner {
  email: string;
  /** The provider's id of the account that placed the data; `null` if there is none, for instance for data of the demo. */
  placedBy: string | null;
}

/** The rows of an owner: all under the address, or with `placedBy` only those that this account placed. */
export type OwnRows = readonly [email: string, placedBy?: string];

/** A page of the rows under an address. */
export interface OwnPage {
  limit?: number | undefined;
  before?: string | undefined;
  /** Selects the rows that this account placed. */
  placedBy?: string | undefined;
}

/** The schema of the columns of an owner. */
export const StoredOwner = v.object({ email: v.string(), placedBy: v.nullable(v.string()) });
