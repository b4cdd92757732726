import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** Keeps a function that cleans up, until the test ends or later. */
export type OnFinished = (cleanUp: () => void | Promise<void>) => void;

/** Creates a folder that is deleted after the test. */
export function temporaryFolder(onFinished: OnFinished = onTestFinished): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'dealerkit test-'));
  onFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
