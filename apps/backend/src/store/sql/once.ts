import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { query, send, type Statements } from './transactions.ts';

/** A call that can be repeated: its caller, the key that the caller chose, and what is asked for. */
export interface Attempt {
  actor: string;
  key: string;
  input: object;
}

/** The result of a call whose key belongs to a call with another content. */
export interface KeyRefusal {
  outcome: 'key of another call';
}

const Stored = v.object({ fingerprint: v.string(), result: v.nullable(v.string()) });

/**
 * Runs the statements of a call once: a repeated call with the same key gets the first result, which has the schema. A call that was refused may
 * be repeated. The second of two concurrent calls waits for the row that the first one adds, and is repeated.
 */
export function* once<Result extends { outcome: string }, Kept extends Result>(
  attempt: Attempt | undefined,
  schema: v.GenericSchema<unknown, Kept>,
  work: () => Statements<Result>,
): Statements<Result | KeyRefusal> {
  if (!attempt) return yield* work();
  const { actor, key, input } = attempt;
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
