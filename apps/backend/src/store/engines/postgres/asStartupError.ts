import { StartupError } from '../../../startup.ts';
import { StoreUnavailableError } from '../StoreUnavailableError.ts';
import { CANCELLED, sqlStateOf } from './errors.ts';

/** Explains common errors without the password that the URL may contain. */
export function asStartupError(error: unknown): unknown {
  if (error instanceof StoreUnavailableError && /unsupported startup parameter/.test(String(error.cause))) {
    return new StartupError(
      'DATABASE_URL leads to PgBouncer: set DATABASE_POOLER=transaction, or connect to PostgreSQL itself.',
      { cause: error },
    );
  }
  if (error instanceof StoreUnavailableError && sqlStateOf(error.cause) !== CANCELLED) {
    return new StartupError(
      'The PostgreSQL of DATABASE_URL cannot be reached: start it or correct its host and port in DATABASE_URL.',
      { cause: error },
    );
  }
  const messages: Record<string, string> = {
    '28P01': 'PostgreSQL rejects the user or the password in DATABASE_URL: correct them.',
    '28000': 'PostgreSQL rejects the user or the password in DATABASE_URL: correct them.',
    '3D000': 'The database in DATABASE_URL does not exist: create it with "createdb", or correct its name.',
    [CANCELLED]:
      'PostgreSQL cancelled a statement, by itself after five seconds: start the shop again when the database is less busy.',
    '55P03':
      'Another connection locks a table that the migration changes, for instance a backup: start the shop again when it has ended.',
    '42P07':
      'The database of DATABASE_URL has tables of another program: set DATABASE_URL to a database that is empty.',
    '42501': 'The user of DATABASE_URL may not create tables there: make this user the owner of the database.',
  };
  const message = messages[sqlStateOf(error) ?? sqlStateOf(error instanceof Error && error.cause) ?? ''];
  return message === undefined ? error : new StartupError(message, { cause: error });
}
