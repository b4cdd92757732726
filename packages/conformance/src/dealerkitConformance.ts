#!/usr/bin/env node
import { writeFileSync } from 'node:fs';
import { checkHost } from './checkHost.ts';
import { readOptions, usage, UsageError } from './options.ts';
import { pageOf } from './page.ts';
import { textOf } from './report.ts';

const say = (text: string) => process.stderr.write(`${text}\n`);

/** A controller that the first Ctrl-C aborts; the second one ends the process. */
function stopOnSignal(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (controller.signal.aborted) process.exit(130);
      say('Stopping: what was added is deleted first. Press Ctrl-C again to leave it.');
      controller.abort();
    });
  }
  return controller.signal;
}

/** Returns the exit code. */
async function main(args: readonly string[]): Promise<number> {
  try {
    const options = readOptions(args, process.env);
    if (!options) {
      process.stdout.write(`${usage}\n`);
      return 0;
    }
    const report = await checkHost(options, stopOnSignal());
    process.stdout.write(textOf(report));
    if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(report, null, 2)}\n`);
    if (options.html !== undefined) writeFileSync(options.html, pageOf(report));
    if (report.isInterrupted) return 130;
    return report.ok ? 0 : 1;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    say(`${error.message}\nRun npx @dealerkit/conformance --help for the options.`);
    return 2;
  }
}

process.exitCode = await main(process.argv.slice(2));
