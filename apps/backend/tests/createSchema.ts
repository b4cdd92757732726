import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

const schemaOf = (name: string) => name.replace(/\W/g, '_');

/** The URL of a database that uses only a schema. Its connections have the name of the schema. */
export function urlOfSchema(url: string, name: string): string {
  const options = encodeURIComponent(`-c search_path="${schemaOf(name)}",public`);
  return `${url}?options=${options}&application_name=${schemaOf(name)}`;
}

/** Waits until PostgreSQL has ended all connections to a schema: it completes the last statements of a killed process. */
export async function untilDisconnected(urlOfThisSchema: string): Promise<void> {
  const client = new Client({ connectionString: urlOfThisSchema });
  await client.connect();
  const others = `SELECT 1 FROM pg_stat_activity
    WHERE application_name = current_setting('application_name') AND pid <> pg_backend_pid()`;
  try {
    while ((await client.query(others)).rows.length > 0) await wait(20);
  } finally {
    await client.end();
  }
}

/** Creates a schema in a PostgreSQL database; resolves to a URL that uses only this schema. */
export async function createSchema(url: string, name: string): Promise<string> {
  const schema = schemaOf(name);
  const client = new Client({ connectionString: url });
  await client.connect();
  // The extension is created once, in the schema that all test schemas share.
  await client.query('SELECT pg_advisory_lock(1)');
  await client.query('CREATE EXTENSION IF NOT EXISTS pg_trgm SCHEMA public');
  await client.query(`CREATE SCHEMA IF NOT EXISTS "${schema}"`);
  await client.end();
  return urlOfSchema(url, name);
}
