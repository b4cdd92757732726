import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { attackFaults } from './mutations/attack.ts';
import { backendFaults } from './mutations/backend.ts';
import { clientFaults } from './mutations/client.ts';
import { screenFaults } from './mutations/screens.ts';

/** `npm run mutations -- 3 17`: puts faults into the product, one at a time, and tells which ones the tests find; all without numbers. */
process.chdir(join(import.meta.dirname, '..'));
const faults = [...clientFaults, ...backendFaults, ...screenFaults, ...attackFaults];
const numbers = process.argv.slice(2).map(Number);
const unknown = numbers.find((number) => faults[number - 1] === undefined);
if (unknown !== undefined) throw new Error(`There is no fault ${unknown}: they are 1 to ${faults.length}.`);

let restore = (): void => undefined;
let running: ChildProcess | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    restore();
    // The negative number is the group of the command.
    if (running?.pid) process.kill(-running.pid);
    process.exit(1);
  });
}
process.on('exit', () => restore());

/** The titles of failed tests as vitest, jest and Playwright write them. */
const failedTitle = /^\s*(?:FAIL\s.* > .*|[×✕✘●]\s.*|\d+\) \[.*|\d+\) .*›.*)/mu;

/** Runs tests; resolves to the title of the first that fails, and to undefined if all succeed. */
async function firstFailure(tests: string): Promise<string | undefined> {
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1' };
  const child = spawn(tests, { shell: true, detached: true, env, stdio: ['ignore', 'pipe', 'pipe'] });
  running = child;
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (output += String(piece)));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code === 0) return undefined;
  const [title] = failedTitle.exec(stripVTControlCharacters(output)) ?? [];
  if (title === undefined) throw new Error(`No test has failed, but the command:\n${output.slice(-2_000)}`);
  return title.trim();
}

let notFound = 0;
for (const number of numbers.length > 0 ? numbers : faults.map((_, index) => index + 1)) {
  const [file, text, replacement, tests] = faults[number - 1] ?? ['', '', '', ''];
  const original = readFileSync(file, 'utf8');
  if (original.split(text).length !== 2) throw new Error(`Fault ${number}: ${file} must have "${text}" once.`);
  if (spawnSync('git', ['diff', '--quiet', '--', file]).status !== 0) throw new Error(`${file} has changes.`);
  restore = () => writeFileSync(file, original);
  writeFileSync(
    file,
    original.replace(text, () => replacement),
  );
  // A fault that does not build says nothing about the tests.
  const result = await firstFailure(tests).then(
    (title) => (title === undefined ? `missed by "${tests}": ${replacement}` : `found: ${title}`),
    (error: Error) => `broken: ${error.message}`,
  );
  restore();
  restore = () => undefined;
  if (!result.startsWith('found')) notFound++;
  console.log(`${number} ${result}`);
}
process.exitCode = notFound > 0 ? 1 : 0;
