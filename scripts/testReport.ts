import { readFileSync } from 'node:fs';

/** The used parts of the JSON reports of vitest and jest. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { assertionResults: { fullName: string; status: string; invocations?: number }[] }[];
}

/** The used parts of the JSON report of Playwright. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  file: string;
  specs?: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

/** The result of a suite. A flaky test has passed when it was repeated. */
export interface SuiteReport {
  passed: number;
  failed: number;
  flaky: string[];
}

const flakySpecs = ({ file, specs = [], suites = [] }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title }) => `${file}: ${title}`),
  ...suites.flatMap(flakySpecs),
];

/** Reads the JSON report of vitest, jest or Playwright. */
export function readReport(file: string): SuiteReport {
  const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport | PlaywrightReport;
  if ('stats' in report) {
    const { expected, flaky, unexpected } = report.stats;
    return { passed: expected + flaky, failed: unexpected, flaky: report.suites.flatMap(flakySpecs) };
  }
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const repeated = tests.filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    flaky: repeated.map(({ fullName }) => fullName),
  };
}
