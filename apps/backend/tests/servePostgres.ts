import { once } from 'node:events';
import { createSchema } from './createSchema.ts';
import { findPostgres, startPostgres } from './postgresServer.ts';

/** Starts a PostgreSQL server, prints the URL of an empty database in it, and ends with its standard input. */
const programs = findPostgres();
if (programs === undefined) throw new Error('PostgreSQL is not installed.');
const server = await startPostgres(programs, 'off');
console.log(await createSchema(server.url, 'journey'));
await once(process.stdin.resume(), 'end');
await server.remove();
