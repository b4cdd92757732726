import type { Order } from '@dealerkit/domain/entities';
import * as v from 'valibot';

const Stored = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** The own values of a row as its column has them; null without any. */
export const storedExtra = (extra: Order['extra']): string | null =>
  extra === undefined || Object.keys(extra).length === 0 ? null : JSON.stringify(extra);

/** The own values in a column; undefined without any. */
export const extraOf = (stored: unknown): Order['extra'] =>
  stored === null || stored === undefined ? undefined : v.parse(Stored, stored);
