/** Prints a measured value and its limit; a missed limit makes the process fail. */
export function report(what: string, value: string, limit: string, isMet: boolean): void {
  if (!isMet) process.exitCode = 1;
  console.log(`${isMet ? 'ok     ' : 'missed '}${what.padEnd(70)} ${value.padStart(14)}   limit ${limit}`);
}
