import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

interface ProgramOptions {
  cwd?: string;
  uid?: number;
  gid?: number;
}

/**
 * Starts a program, and resolves to a function that ends it with a signal when a line of its standard error matches `ready`.
 * @throws Error if it ends before
 */
export async function startProgram(command: readonly string[], ready: RegExp, options: ProgramOptions = {}) {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'exit');
  let lastLines: string[] = [];
  await new Promise<void>((resolve, reject) => {
    createInterface(child.stderr).on('line', (line) => {
      lastLines = [...lastLines.slice(-20), line];
      if (ready.test(line)) resolve();
    });
    const explain = () => reject(new Error(`${program} ended before it was ready:\n${lastLines.join('\n')}`));
    void ended.then(explain, reject);
  });
  return async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await ended;
  };
}
