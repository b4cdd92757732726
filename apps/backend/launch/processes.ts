import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

const running = new Set<ChildProcess>();
let stopping = false;

/**
 * Runs a command in its own process group, and kills the group when the command exits. Resolves to the exit code and, if
 * quiet, the output; never resolves once `stopAll` was called.
 */
export async function run(
  [program = '', ...args]: readonly string[],
  { env, isQuiet = false }: { env?: Record<string, string>; isQuiet?: boolean } = {},
): Promise<{ code: number; output: string }> {
  const output = isQuiet ? 'pipe' : 'inherit';
  const PATH = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  const child = spawn(program, args, {
    cwd: root,
    detached: true,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1', ...env, PATH },
    stdio: ['ignore', output, output],
  });
  running.add(child);
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes: Buffer) => printed.push(String(bytes)));
  const [code] = (await once(child, isQuiet ? 'close' : 'exit')) as [number | null];
  signalGroup(child, 'SIGKILL');
  running.delete(child);
  return stopping ? new Promise(() => {}) : { code: code ?? 1, output: printed.join('') };
}

/** Sends SIGTERM to all running commands, and SIGKILL to those that have not exited after five seconds. */
export async function stopAll(): Promise<void> {
  stopping = true;
  const signal = AbortSignal.timeout(5000);
  const children = [...running];
  const ends = children.map(async (child) => once(child, 'exit', { signal }));
  for (const child of children) signalGroup(child, 'SIGTERM');
  await Promise.allSettled(ends);
  for (const child of children) signalGroup(child, 'SIGKILL');
}

/** On Ctrl-C, a closed terminal or SIGTERM: stops everything, and exits with the code of the signal. */
export function stopOnSignals(): void {
  const codes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };
  for (const [signal, code] of Object.entries(codes))
    process.on(signal, () => {
      if (!stopping) void stopAll().then(() => process.exit(code));
    });
}

/** Ends this process when its parent has ended: a parent killed with SIGKILL forwards no signal. */
export function exitWithParent(): void {
  const parent = process.ppid;
  const watching = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watching);
    process.kill(process.pid, 'SIGTERM');
  }, 100).unref();
}

/** Ends this process when the npm that runs it has ended. */
export function exitWithNpm(): void {
  if (process.env['npm_lifecycle_event'] !== undefined) exitWithParent();
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // The process group has ended.
  }
}
