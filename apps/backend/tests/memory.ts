import { readFileSync } from 'node:fs';

/** The memory of a process and its children in MB, with what several share counted once; Linux only. */
function memoryOf(pid: number): number {
  try {
    const own = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return children.reduce((sum, child) => sum + memoryOf(Number(child)), Number(own) / 1024);
  } catch {
    // A child has ended since it was listed.
    return 0;
  }
}

/** Measures the memory of a process and its children from now on; returns a function that stops, and gives the most in MB. */
export function measureMemory(pid = 0): () => number {
  let most = memoryOf(pid);
  const measure = () => (most = Math.max(most, memoryOf(pid)));
  const timer = setInterval(measure, 100);
  return () => {
    clearInterval(timer);
    return measure();
  };
}
