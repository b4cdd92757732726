import { Client } from 'pg';

/** Makes a schema of a name in a PostgreSQL database, once, and gives the address under which nothing else is seen. */
export async function makeSchema(url: string, name: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  // Extensions live where everybody sees them, and are made once.
  await client.query('SELECT pg_advisory_lock(1)');
  await client.query('CREATE EXTENSION IF NOT EXISTS pg_trgm SCHEMA public');
  await client.query(`CREATE SCHEMA IF NOT EXISTS "${name}"`);
  await client.end();
  return `${url}?options=${encodeURIComponent(`-c search_path="${name}",public`)}`;
}
