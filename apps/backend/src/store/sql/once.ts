import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { query, send, type Statements } from './transactions.ts';

/** Who makes a call that adds something, and the Idempotency-Key of the call. */
export interface Writer {
  actor: string;
  key?: string | undefined;
}

/** The result of a call whose key belongs to a call with another content. */
export interface KeyRefusal {
  outcome: 'key of another call';
}

const Stored = v.object({ fingerprint: v.string(), result: v.nullable(v.string()) });

/**
 * Runs the statements of a call with a key once: a repeated call with the same key gets the first result, which has the schema. A call that was refused may
 * be repeated. The second of two concurrent calls waits for the row that the first one adds, and is repeated.
 */
export function* once<Result extends { outcome: string }, Kept extends Result>(
  { actor, key }: Writer,
  input: object,
  schema: v.GenericSchema<unknown, Kept>,
  work: () => Statements<Result>,
): Statements<Result | KeyRefusal> {
  if (key === undefined) return yield* work();
  const fingerprint = createHash('sha256').update(JSON.stringify(input)).digest('base64url');
  const where = 'WHERE actor = ? AND idempotency_key = ?';
  const [row] = yield* query(`SELECT fingerprint, result FROM write_attempts ${where}`, actor, key);
  if (row) {
    const stored = v.parse(Stored, row);
    if (stored.fingerprint !== fingerprint) return { outcome: 'key of another call' };
    return v.parse(schema, JSON.parse(stored.result ?? 'null'));
  }
  yield* send(
    'INSERT INTO write_attempts (actor, idempotency_key, fingerprint) VALUES (?, ?, ?)',
    actor,
    key,
    fingerprint,
  );
  const result = yield* work();
  if (v.is(schema, result)) {
    yield* send(`UPDATE write_attempts SET result = ? ${where}`, JSON.stringify(result), actor, key);
  } else yield* send(`DELETE FROM write_attempts ${where}`, actor, key);
  return result;
}
