/** The number of rows that share a count, so that concurrent changes do not wait for one row. */
const shards = 16;

/** A random row of a shared count. */
export function randomShard(): number {
  return Math.floor(Math.random() * shards);
}

const shardNumbers = Array.from({ length: shards }, (_, shard) => shard);

/** The initial rows of a shared count with a name, which is given as SQL. */
export function shardRows(name: string): string {
  return shardNumbers.map((shard) => `(${name}, ${shard}, 0)`).join(', ');
}

/** The initial rows of the version. */
export const versionRows = shardNumbers.map((shard) => `(${shard}, 0)`).join(', ');
