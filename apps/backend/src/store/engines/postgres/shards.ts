/** The number of rows that share a count, so that concurrent changes do not wait for one row; `schema.sql` adds them. */
const shards = 16;

/** A random row of a shared count. */
export function randomShard(): number {
  return Math.floor(Math.random() * shards);
}
