import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** The used parts of the JSON reports of vitest and jest. */
interface JestReport {
  numPassedTests: number;
  testResults: { message: string; assertionResults: JestTest[] }[];
}

interface JestTest {
  fullName: string;
  status: string;
  failureMessages: string[];
  /** Only of jest, which repeats tests. */
  invocations?: number;
  retryReasons?: string[];
}

/** The used parts of the JSON report of Playwright. */
interface PlaywrightReport {
  stats: { expected: number; flaky: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

interface PlaywrightSuite {
  file: string;
  specs?: { title: string; tests: { status: string; results: { errors: { message?: string }[] }[] }[] }[];
  suites?: PlaywrightSuite[];
}

/** A test that failed at least once, with what it expected. */
export interface Failure {
  title: string;
  reason: string;
}

/** The result of a suite. A flaky test has passed when it was repeated. */
export interface SuiteReport {
  passed: number;
  failed: readonly Failure[];
  flaky: readonly Failure[];
}

/** The reason is short enough for the closing lines: the whole one stands above them. */
const failure = (title: string, messages: readonly (string | undefined)[]): Failure => ({
  title,
  reason: stripVTControlCharacters(messages.join('\n'))
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('    at '))
    .slice(0, 8)
    .join('\n'),
});

const failuresOf = (wanted: string, { file, specs = [], suites = [] }: PlaywrightSuite): Failure[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ results }) =>
        failure(
          `${file}: ${title}`,
          results.flatMap(({ errors }) => errors.map(({ message }) => message)),
        ),
      ),
  ),
  ...suites.flatMap((suite) => failuresOf(wanted, suite)),
];

/** Reads the JSON report of vitest, jest or Playwright. */
export function readReport(file: string): SuiteReport {
  const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport | PlaywrightReport;
  if ('stats' in report) {
    const { stats, suites, errors } = report;
    const outside = errors.map(({ message }) => failure('outside a test', [message]));
    return {
      passed: stats.expected + stats.flaky,
      failed: [...outside, ...suites.flatMap((suite) => failuresOf('unexpected', suite))],
      flaky: suites.flatMap((suite) => failuresOf('flaky', suite)),
    };
  }
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests.filter(({ status }) => status === 'failed');
  const repeated = tests.filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1);
  // A file that could not be loaded has a message, and no tests.
  const unloaded = report.testResults.filter(
    ({ message, assertionResults }) => message && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: [
      ...unloaded.map(({ message }) => failure('a file that could not be loaded', [message])),
      ...failed.map(({ fullName, failureMessages }) => failure(fullName, failureMessages)),
    ],
    flaky: repeated.map(({ fullName, retryReasons = [] }) => failure(fullName, retryReasons)),
  };
}
