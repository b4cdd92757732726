import { readFile } from 'node:fs/promises';

/** What a suite says of itself. A file that could not even be loaded is one failure. */
export interface Count {
  passed: number;
  failed: number;
}

/** The part of the report that vitest and jest write alike. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** The part of Playwright's report that counts; `flaky` needed a second try, which is no pass. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/** Counts a report of vitest or of the story run. Throws where there is none or it has another shape. */
export async function countJest(path: string): Promise<Count> {
  const report = (await readJson(path)) as JestReport;
  const notLoaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  return sound({ passed: report.numPassedTests, failed: report.numFailedTests + notLoaded.length });
}

/** Counts a report of Playwright. Throws where there is none or it has another shape. */
export async function countPlaywright(path: string): Promise<Count> {
  const { stats, errors } = (await readJson(path)) as PlaywrightReport;
  return sound({ passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length });
}

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, 'utf8'));
}

function sound(count: Count): Count {
  if (!Number.isInteger(count.passed) || !Number.isInteger(count.failed)) throw new Error('the report has no counts');
  return count;
}
