import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { freePort } from '../src/http/listen.ts';
import { startProgram } from './startProgram.ts';

/** A temporary PostgreSQL server on a free port of this machine. */
export interface PostgresServer {
  /** The URL of its database. */
  url: string;
  /** Crashes it. */
  kill: () => Promise<void>;
  /** Starts it again after a crash. */
  restart: () => Promise<void>;
  /** Stops it and deletes its data. */
  remove: () => Promise<void>;
}

const debian = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs, if it is installed. */
export function findPostgres(): string | undefined {
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => path.join(debian, version, 'bin')), ...pathFolders()];
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')));
}

function pathFolders(): string[] {
  return (process.env['PATH'] ?? '').split(path.delimiter);
}

/** The user to run PostgreSQL as: its own user if this process is root, which PostgreSQL rejects. */
export function processOwner(): { uid?: number; gid?: number } {
  if (userInfo().uid !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Makes the user who runs PostgreSQL the owner of a folder and its files. */
export function giveToPostgres(folder: string): void {
  const { uid, gid } = processOwner();
  if (uid === undefined || gid === undefined) return;
  for (const file of ['', ...readdirSync(folder)]) chownSync(path.join(folder, file), uid, gid);
}

/**
 * Creates and starts a server with the programs of a folder, as a replica if it gets the URL of a primary. Without `fsync` it
 * is faster, but loses data when the machine crashes.
 */
export async function startPostgres(
  programs: string,
  fsync: 'on' | 'off',
  primaryUrl?: string,
  more: readonly string[] = [],
): Promise<PostgresServer> {
  const owner = processOwner();
  const folder = mkdtempSync(path.join(tmpdir(), 'dealerkit-postgres-'));
  giveToPostgres(folder);
  const data = path.join(folder, 'data');
  const copy = ['-D', data, '-d', String(primaryUrl), '--write-recovery-conf', '--checkpoint=fast', '--no-sync'];
  const init = ['-D', data, '-U', 'dealerkit', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  const [program, args] = primaryUrl === undefined ? ['initdb', init] : ['pg_basebackup', copy];
  execFileSync(path.join(programs, program), args, { ...owner, cwd: folder, stdio: 'pipe' });
  const port = await freePort();

  const settings = [
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
    '-k',
    folder,
    '-c',
    'max_connections=200',
    '-c',
    `fsync=${fsync}`,
    ...more,
  ];
  const command = [path.join(programs, 'postgres'), '-D', data, ...settings];
  const launch = () => startProgram(command, /ready to accept( read-only)? connections/, { ...owner, cwd: folder });

  let end = await launch();
  return {
    url: `postgres://dealerkit@127.0.0.1:${port}/postgres`,
    // SIGQUIT makes PostgreSQL and its children exit at once, without finishing or writing anything.
    kill: () => end('SIGQUIT'),
    async restart() {
      end = await launch();
    },
    async remove() {
      await end('SIGQUIT');
      rmSync(folder, { recursive: true });
    },
  };
}
