import * as v from 'valibot';

/** The schema of the rows of an audit table. */
export const auditEntries = v.array(
  v.object({
    at: v.number(),
    actor: v.string(),
    action: v.picklist([
      'grant admin',
      'revoke admin',
      'block user',
      'unblock user',
      'bind account',
      'delete part',
      'delete order',
    ]),
    subject: v.string(),
    detail: v.string(),
  }),
);
