import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../src/http/listen.ts';
import { giveToPostgres, processOwner } from './postgresServer.ts';
import { startProgram } from './startProgram.ts';

/** The program, if it is installed. */
export const pgbouncer = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((file) => existsSync(file));

const settings = readFileSync(path.join(import.meta.dirname, '../../../deploy/pgbouncer/pgbouncer.ini'), 'utf8');

/** A running PgBouncer. */
interface Pgbouncer {
  /** The URL of the database `dealerkit` through it. */
  url: string;
  remove: () => Promise<void>;
}

/** Starts PgBouncer with the settings of `deploy/pgbouncer` in front of a server, with two connections to it. */
export async function startPgbouncer(program: string, server: string): Promise<Pgbouncer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'dealerkit-pgbouncer-'));
  const port = await freePort();
  // The file ends in the section of these settings.
  const overrides = `
listen_port = ${port}
unix_socket_dir =
pidfile =
logfile =
auth_type = trust
auth_file = ${folder}/userlist.txt
default_pool_size = 2
`;
  const file = path.join(folder, 'pgbouncer.ini');
  writeFileSync(path.join(folder, 'userlist.txt'), '"dealerkit" ""');
  writeFileSync(file, settings.replace('port=5000', `port=${new URL(server).port}`) + overrides);
  giveToPostgres(folder);
  const end = await startProgram([program, file], /process up/, processOwner());
  return {
    url: `postgres://dealerkit@127.0.0.1:${port}/dealerkit`,
    async remove() {
      await end('SIGKILL');
      rmSync(folder, { recursive: true });
    },
  };
}
