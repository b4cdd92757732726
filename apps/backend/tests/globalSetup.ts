import type { TestProject } from 'vitest/node';
import { hasVarnish } from './edge/varnishServer.ts';
import { pgbouncer } from './pgbouncer.ts';
import { findPostgres, type PostgresServer, startPostgres } from './postgresServer.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The URL of a PostgreSQL for all tests; `undefined` if it is not installed. */
    postgres: string | undefined;
  }
}

let server: PostgresServer | undefined;

/** Starts one PostgreSQL for the whole run, or warns that there is none. */
export async function setup({ provide }: TestProject): Promise<void> {
  const programs = findPostgres();
  if (programs === undefined) {
    console.warn(
      'PostgreSQL is not installed here, so only the embedded database is tested (apt-get install postgresql).',
    );
  } else {
    if (pgbouncer === undefined) console.warn('PgBouncer is not installed here (apt-get install pgbouncer).');
    // What only a server that runs for hours, or that crashes with its machine, needs.
    const settings = ['-c', 'autovacuum=off', '-c', 'full_page_writes=off'];
    server = await startPostgres(programs, 'off', undefined, settings);
  }
  if (!hasVarnish) {
    console.warn('Varnish is not installed here, so the edge is not tested (apt-get install varnish varnish-modules).');
  }
  provide('postgres', server?.url);
}

export async function teardown(): Promise<void> {
  await server?.remove();
}
