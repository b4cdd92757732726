import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Preloaded by `--import`: kills the process with SIGKILL before the file operation with the index KILL_AT_STEP. */
let steps = Number(process.env['KILL_AT_STEP']);

for (const name of ['renameSync', 'linkSync', 'rmSync', 'fsyncSync', 'copyFileSync'] as const) {
  const original = fs[name] as (...args: unknown[]) => void;
  Object.assign(fs, {
    [name]: (...args: unknown[]) => {
      if (steps-- === 0) process.kill(process.pid, 'SIGKILL');
      original(...args);
    },
  });
}
syncBuiltinESMExports();
