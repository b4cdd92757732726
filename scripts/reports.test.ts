import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { countJest, countPlaywright } from './reports.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dealerkit-reports-'));
});

afterEach(async () => rm(folder, { recursive: true, force: true }));

async function report(content: unknown): Promise<string> {
  const path = join(folder, 'report.json');
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const passed = { status: 'passed' };
const failed = { status: 'failed' };

it('counts what vitest and the story run have passed and failed', async () => {
  const testResults = [{ status: 'failed', assertionResults: [passed, failed] }];
  const path = await report({ numPassedTests: 7, numFailedTests: 2, testResults });
  expect(await countJest(path)).toEqual({ passed: 7, failed: 2 });
});

it('counts a file that could not be loaded as a failure', async () => {
  const testResults = [{ status: 'failed', assertionResults: [] }];
  const path = await report({ numPassedTests: 7, numFailedTests: 0, testResults });
  expect(await countJest(path)).toEqual({ passed: 7, failed: 1 });
});

it('counts a journey that needed a second try, and an error outside of every journey, as failures', async () => {
  const path = await report({ stats: { expected: 3, unexpected: 1, flaky: 1 }, errors: [{ message: 'broken off' }] });
  expect(await countPlaywright(path)).toEqual({ passed: 3, failed: 3 });
});

it.each([
  ['is missing', async () => join(folder, 'nowhere.json'), 'ENOENT'],
  ['was broken off', async () => report('{"numPassedTests": 7,'), 'JSON'],
  ['counts nothing', async () => report({ testResults: [], stats: {}, errors: [] }), 'the report has no counts'],
])('takes no report for a result that %s', async (_what, path, reason) => {
  await expect(countJest(await path())).rejects.toThrow(reason);
  await expect(countPlaywright(await path())).rejects.toThrow(reason);
});
