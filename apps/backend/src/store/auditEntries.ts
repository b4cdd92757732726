import * as v from 'valibot';
import { auditActions } from './Store.ts';

/** The schema of the rows of an audit table. */
export const auditEntries = v.array(
  v.object({
    at: v.number(),
    actor: v.string(),
    action: v.picklist(auditActions),
    subject: v.string(),
    detail: v.string(),
  }),
);
