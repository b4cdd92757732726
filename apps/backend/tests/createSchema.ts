import { Client } from 'pg';

const schemaOf = (name: string) => name.replace(/\W/g, '_');

/** The URL of a database that uses only a schema. */
export function urlOfSchema(url: string, name: string): string {
  return `${url}?options=${encodeURIComponent(`-c search_path="${schemaOf(name)}",public`)}`;
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
