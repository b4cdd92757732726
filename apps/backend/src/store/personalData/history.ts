import * as v from 'valibot';

const History = v.array(
  v.object({ status: v.string(), at: v.string(), by: v.string(), reason: v.optional(v.string()) }),
);

/** Reads the stored steps of a line. */
export const readHistory = (history: unknown) => v.parse(History, JSON.parse(String(history)));
