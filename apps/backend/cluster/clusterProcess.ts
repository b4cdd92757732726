import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { StartupError } from '../src/startup.ts';

export interface ClusterProcess {
  name: string;
  /** Kills it and all processes that it has started with SIGKILL. */
  kill: () => Promise<void>;
  /** Starts it again with the same data, and resolves when it is ready. */
  start: () => Promise<void>;
}

/** A program of the cluster and the folder in which it runs. */
interface Program {
  name: string;
  /** The current folder of the program and of everything that it starts, by which these are found. */
  folder: string;
  command: string[];
  env: NodeJS.ProcessEnv;
  isReady: () => Promise<boolean>;
}

/** How long a program may take until it is ready, in milliseconds. */
const readyTimeout = 120_000;

export function createProcess({ name, folder, command, env, isReady }: Program) {
  const log = `${folder}.log`;
  let child: ChildProcess | undefined;

  function launch(): ChildProcess {
    const [program = '', ...args] = command;
    const output = openSync(log, 'a');
    try {
      return spawn(program, args, { cwd: folder, env, detached: true, stdio: ['ignore', output, output] });
    } finally {
      closeSync(output);
    }
  }

  return {
    name,
    kill: () => killProcessesIn(folder),
    async start() {
      const started = launch();
      child = started;
      await waitUntil(`${name} is ready, see ${log}`, async () => {
        if (started.exitCode !== null)
          throw new StartupError(`${name} ended, see ${log}:\n${readFileSync(log, 'utf8').slice(-2000)}`);
        return isReady();
      });
    },
    /** Asks it to end, and resolves when it has ended. */
    async terminate() {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Resolves when a condition is true. @throws StartupError after two minutes */
export async function waitUntil(what: string, condition: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + readyTimeout;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new StartupError(`Two minutes passed before ${what}.`);
    await setTimeout(200);
  }
}

/** Kills all processes whose current folder is this one or inside it: PostgreSQL leaves the process group of Patroni. */
export async function killProcessesIn(folder: string): Promise<void> {
  for (let pids = processesIn(folder); pids.length > 0; pids = processesIn(folder)) {
    for (const pid of pids) kill(pid);
    await setTimeout(20);
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

/** The processes whose current folder is this one or inside it, except those that have ended. */
export function processesIn(folder: string): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => `${currentFolderOf(pid)}/`.startsWith(`${folder}${path.sep}`));
}

function currentFolderOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    // It has ended, or belongs to another user.
    return undefined;
  }
}

/** The JSON of a response, `undefined` where there is none or it is not a success. */
export async function fetchJson(url: string, init: RequestInit = {}): Promise<unknown> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000), ...init });
    const body: unknown = await response.json();
    return response.ok ? body : undefined;
  } catch {
    return undefined;
  }
}
