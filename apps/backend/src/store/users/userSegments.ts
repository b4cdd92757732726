import type { Segment } from '../sql/readSegments.ts';
import type { UserSort } from '../sql/queries.ts';

const all = { conditions: [], by: '_id', descending: true };

const admins = { ...all, conditions: [{ sql: `role = 'admin'`, values: [] }] };
// Older versions stored other roles, which have no rights.
const customers = { ...all, conditions: [{ sql: `(role IS NULL OR role <> 'admin')`, values: [] }] };

/** The segments of a sort order, each of which an index sorts; `email` is the expression of one engine. */
export function userSegments(sort: UserSort, email: string): readonly Segment[] {
  const byEmail = { ...all, by: email };
  const orders: Record<UserSort, readonly Segment[]> = {
    newest: [all],
    email: [{ ...byEmail, descending: false }],
    '-email': [byEmail],
    role: [admins, customers],
    '-role': [customers, admins],
  };
  return orders[sort];
}
