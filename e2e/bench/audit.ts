import lighthouse from 'lighthouse';
import type { Flags, RunnerResult } from 'lighthouse';

/** Runs Lighthouse in the browser at a debugging port. @throws if it has no result */
export async function audit(url: string, flags: Flags): Promise<RunnerResult> {
  const result = await lighthouse(url, { logLevel: 'error', ...flags });
  if (!result || result.lhr.runtimeError)
    throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse gave no result.');
  return result;
}

/** The middle one of an odd number of values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
