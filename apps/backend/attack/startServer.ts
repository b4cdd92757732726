import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { attackSize } from './attackSize.ts';
import { createProcessorClock } from './processorTime.ts';

/** Starts a program of this folder in its own process, which sends a first message when it is ready. */
export async function startProcess(
  program: string,
  args: readonly string[],
): Promise<{ child: ChildProcess; first: unknown }> {
  const child = fork(path.join(import.meta.dirname, program), args);
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${program} ended before it was ready.`)));
  const [first] = (await Promise.race([once(child, 'message'), ended])) as unknown[];
  return { child, first };
}

/** Ends a process that `startProcess` has started. */
export async function endProcess(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Starts the attacked backend. */
export async function startServer(dataDir: string, databaseUrl?: string) {
  const args = databaseUrl === undefined ? [dataDir] : [dataDir, databaseUrl];
  const { child, first } = await startProcess('server.ts', args);
  return {
    child,
    origin: String(first),
    // CI runs other tests beside these, so only the processor time of the backend shows how long it makes others wait.
    clock: attackSize.isFull ? () => performance.now() : createProcessorClock(child.pid ?? 0),
    async loopDelay(): Promise<number> {
      child.send('delay');
      const [delay] = (await once(child, 'message')) as unknown[];
      return Number(delay);
    },
  };
}
