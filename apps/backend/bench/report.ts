/** The time that a share of all times do not exceed. */
export function percentile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;
}

/** The time that half of all times do not exceed. */
export const median = (times: readonly number[]): number => percentile(times, 0.5);

/** Prints a measured value and its limit; a missed limit makes the process fail. */
export function report(what: string, value: string, limit: string, isMet: boolean): void {
  if (!isMet) process.exitCode = 1;
  console.log(`${isMet ? 'ok     ' : 'missed '}${what.padEnd(70)} ${value.padStart(14)}   limit ${limit}`);
}
