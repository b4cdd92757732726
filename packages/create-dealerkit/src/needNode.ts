import { UsageError } from './Answers.ts';

const needed = 24;

/** Fails on a Node that cannot run the packages. @throws UsageError */
export function needNode(version: string): void {
  if (Number.parseInt(version, 10) >= needed) return;
  throw new UsageError(
    `A shop needs Node ${needed} or newer, and this is Node ${version}: install it from https://nodejs.org.`,
  );
}
