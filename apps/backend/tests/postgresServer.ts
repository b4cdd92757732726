import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../src/http/listen.ts';

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

/**
 * Creates and starts a server with the programs of a folder. Without `fsync` it is faster, but loses data when the
 * machine crashes.
 */
export async function startPostgres(programs: string, fsync: 'on' | 'off'): Promise<PostgresServer> {
  const owner = processOwner();
  const folder = mkdtempSync(path.join(tmpdir(), 'dealerkit-postgres-'));
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  const init = ['-D', data, '-U', 'dealerkit', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  execFileSync(path.join(programs, 'initdb'), init, { ...owner, cwd: folder, stdio: 'pipe' });
  const port = await freePort();

  async function launch() {
    const settings = ['-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'max_connections=200'];
    settings.push('-c', `fsync=${fsync}`);
    const child = spawn(path.join(programs, 'postgres'), ['-D', data, ...settings], {
      ...owner,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const ended = once(child, 'exit');
    const ready = new Promise<void>((resolve, reject) => {
      createInterface(child.stderr).on('line', (line) => {
        if (line.includes('ready to accept connections')) resolve();
      });
      void ended.then(() => reject(new Error('PostgreSQL ended before it was ready.')));
    });
    await ready;
    return { child, ended };
  }

  let running = await launch();
  async function end(signal: 'SIGQUIT' | 'SIGKILL'): Promise<void> {
    running.child.kill(signal);
    await running.ended;
  }

  return {
    url: `postgres://dealerkit@127.0.0.1:${port}/postgres`,
    // SIGQUIT makes PostgreSQL and its children exit at once, without finishing or writing anything.
    kill: () => end('SIGQUIT'),
    async restart() {
      running = await launch();
    },
    async remove() {
      await end('SIGQUIT');
      rmSync(folder, { recursive: true });
    },
  };
}
