import { readFileSync } from 'node:fs';

/** The most memory that a process has used until now, in MB; Linux only. */
export const peakMemory = (pid = 0): number =>
  Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
