import { readFileSync } from 'node:fs';

/** The most memory that a process and its present children have used until now, in MB; Linux only. */
export function peakMemory(pid = 0): number {
  const own = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return children.reduce((sum, child) => sum + peakMemory(Number(child)), Number(own) / 1024);
}
