import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url));

export interface RunOptions {
  /** Variables on top of this process's own. */
  env?: Record<string, string>;
  /** Where it runs, relative to the repository's root. */
  folder?: string;
  /** Keeps what the command prints for the result instead of showing it. */
  quiet?: boolean;
  /** Minutes after which the command counts as stuck and is stopped. */
  minutes?: number;
}

export interface Finished {
  /** The exit code; 1 for a command that was stopped or could not start. */
  code: number;
  /** What it printed, where it ran quietly. */
  output: string;
}

/** No tool of ours reports home or advertises its next version. */
const discreet = { TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1', STORYBOOK_DISABLE_TELEMETRY: '1' };

const running = new Set<ChildProcess>();
let stopping = false;

/**
 * Runs one command of this project to its end, without stdin, in a process group of its own: whatever it started is
 * gone when this resolves. Never resolves once everything is being stopped.
 */
export async function run(command: readonly string[], options: RunOptions = {}): Promise<Finished> {
  const { env, folder = '.', quiet = false, minutes = 10 } = options;
  if (stopping) return new Promise(() => {});
  const [program = '', ...args] = command;
  const path = [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter);
  const child = spawn(program, args, {
    cwd: join(root, folder),
    detached: true,
    env: { ...process.env, ...discreet, ...env, PATH: path },
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
  });
  running.add(child);
  const said: string[] = [];
  child.stdout?.on('data', (bytes: Buffer) => said.push(bytes.toString()));
  child.stderr?.on('data', (bytes: Buffer) => said.push(bytes.toString()));
  const stuck = setTimeout(() => {
    console.error(`${command.join(' ')}: stopped after ${minutes} minutes`);
    signalGroup(child, 'SIGTERM');
  }, minutes * 60_000);
  const code = await exitCode(child).catch((error: Error) => {
    said.push(error.message);
    return 1;
  });
  clearTimeout(stuck);
  signalGroup(child, 'SIGKILL');
  running.delete(child);
  return stopping ? new Promise(() => {}) : { code, output: said.join('') };
}

/** Asks everything that still runs to end, and ends what has not within five seconds. */
export async function stopAll(): Promise<void> {
  stopping = true;
  const patience = AbortSignal.timeout(5000);
  const children = [...running];
  const ends = children.map(async (child) => once(child, 'exit', { signal: patience }));
  for (const child of children) signalGroup(child, 'SIGTERM');
  await Promise.allSettled(ends);
  for (const child of children) signalGroup(child, 'SIGKILL');
}

/** On Ctrl-C, a closed terminal or a polite kill: stops everything, cleans up, and leaves with the signal's exit code. */
export function onInterrupt(cleanUp: () => void): void {
  const leave = async (code: number) => {
    if (stopping) return;
    console.error('\nstopping');
    await stopAll();
    cleanUp();
    process.exit(code);
  };
  process.on('SIGINT', () => void leave(130));
  process.on('SIGTERM', () => void leave(143));
  process.on('SIGHUP', () => void leave(129));
}

async function exitCode(child: ChildProcess): Promise<number> {
  const [code] = (await once(child, child.stdout ? 'close' : 'exit')) as [number | null];
  return code ?? 1;
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // Nothing of the group is left.
  }
}
