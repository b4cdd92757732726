import * as v from 'valibot';

/** What a database gives of its audit table. */
export const auditEntries = v.array(
  v.object({
    at: v.number(),
    actor: v.string(),
    action: v.picklist(['grant admin', 'revoke admin', 'delete part', 'delete order']),
    subject: v.string(),
    detail: v.string(),
  }),
);
