import { StatementSync } from 'node:sqlite';
import { onTestFinished, vi } from 'vitest';

/** The processor time of this thread, in milliseconds: other programs on the machine do not add to it. */
function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

interface MeasuredStatement {
  sql: string;
  /** In milliseconds of the processor. */
  time: number;
}

const none: MeasuredStatement = { sql: '', time: 0 };

/** Measures the statements of the embedded database, and returns a function that tells the longest one since its last call. */
export function measureStatements(): () => MeasuredStatement {
  let longest = none;
  for (const name of ['all', 'get'] as const) {
    const original = StatementSync.prototype[name];
    const spy = vi.spyOn(StatementSync.prototype, name).mockImplementation(function (this: StatementSync, ...values) {
      const [start, startOfThread] = [performance.now(), threadTime()];
      const result: unknown = Reflect.apply(original, this, values);
      // Some systems count processor time in steps of 4 ms.
      const time = Math.min(performance.now() - start, threadTime() - startOfThread);
      if (time > longest.time) longest = { sql: this.sourceSQL, time };
      return result as never;
    });
    onTestFinished(() => spy.mockRestore());
  }
  return () => {
    const last = longest;
    longest = none;
    return last;
  };
}
