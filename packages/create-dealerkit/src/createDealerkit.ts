#!/usr/bin/env node
import { relative, resolve } from 'node:path';
import { intro, isTTY, log, outro } from '@clack/prompts';
import { UsageError } from './Answers.ts';
import { ask, CancelledError } from './ask.ts';
import { contrastLines } from './color.ts';
import { checkFolder, createSite } from './createSite.ts';
import { needNode } from './needNode.ts';
import { readFlags, usage } from './readFlags.ts';
import { slugOf } from './siteOf.ts';
import { templateChanges } from './upgrade.ts';

/** An argument of the shell of this system, in which nothing is replaced. */
const quote = (text: string) => {
  if (/^[\w./-]+$/.test(text)) return text;
  return process.platform === 'win32' ? `"${text}"` : `'${text.replaceAll("'", String.raw`'\''`)}'`;
};

/** Asks, writes the site, and says what to do next. @throws UsageError, CancelledError */
async function run(args: readonly string[], signal: AbortSignal): Promise<void> {
  const { folder, given, packages, upgrade, help } = readFlags(args);
  if (help) return void process.stdout.write(`${usage}\n`);
  needNode(process.versions.node);
  if (upgrade) {
    const changes = await templateChanges(resolve(folder ?? ''), packages, signal);
    return void process.stdout.write(changes || 'Nothing has changed in the files of a new site.\n');
  }
  if (folder !== undefined) await checkFolder(resolve(folder));
  intro('A shop of your own');
  const isComplete = ['name', 'city', 'host', 'color', 'languages'].every((name) => Object.hasOwn(given, name));
  if (!isComplete && !isTTY(process.stdout))
    throw new UsageError(`There is no terminal to ask in: add --yes, or all flags.\n\n${usage}`);
  const answers = await ask(given);
  const target = resolve(folder ?? slugOf(answers.name));
  await createSite(target, answers, { signal, packages });
  for (const line of contrastLines(answers.color)) log.info(line);
  const steps = [`cd ${quote(relative('', target) || '.')}`, 'npm install', 'npm start'];
  log.success(`The site of ${answers.name} is in ${target}.`);
  outro(`Next:  ${steps.join(' && ')}`);
}

const stopping = new AbortController();
process.once('SIGINT', () => stopping.abort(new CancelledError()));
try {
  await run(process.argv.slice(2), stopping.signal);
} catch (error) {
  if (error instanceof CancelledError) process.exitCode = 130;
  else if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  } else throw error;
}
