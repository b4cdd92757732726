import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { UsageError } from './Answers.ts';
import { ask } from './ask.ts';
import { createSite } from './createSite.ts';
import { readFlags } from './readFlags.ts';

/** What the manifest of a site says about how it was created. */
const manifest = v.object({ dealerkit: v.object({ starter: v.string(), flags: v.array(v.string()) }) });

async function readManifest(site: string): Promise<v.InferOutput<typeof manifest>['dealerkit']> {
  const text = await readFile(join(site, 'package.json'), 'utf8').catch(() => '{}');
  const parsed = v.safeParse(manifest, JSON.parse(text));
  if (parsed.success) return parsed.output.dealerkit;
  throw new UsageError(`${site} is not the folder of a created site: its package.json names no starter.`);
}

/** Runs a program, and returns what it prints. @throws UsageError */
function run(cwd: string, program: string, args: readonly string[], failsAbove = 0): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error === undefined && status !== null && status <= failsAbove) return stdout;
  throw new UsageError(`${program} failed: ${error?.message ?? stderr.trim()}`);
}

/**
 * Returns how the files of a site would differ if this version created it, as a diff from those of the version that did; empty without a
 * difference. The site stays as it is. @throws UsageError
 */
export async function templateChanges(
  site: string,
  packages: string | undefined,
  signal: AbortSignal,
): Promise<string> {
  const { starter, flags } = await readManifest(site);
  const folder = await mkdtemp(join(tmpdir(), 'dealerkit-upgrade-'));
  try {
    const isPacked = starter.startsWith('file:');
    const command = isPacked ? resolve(site, starter.slice('file:'.length)) : starter;
    const exec = ['exec', '--yes', `--package=${command}`, '--', 'create-dealerkit', 'created', '--yes', ...flags];
    const args = isPacked ? [...exec, '--packages', join(resolve(site), 'packed')] : exec;
    // The file of npm, since its command is a script of the shell on Windows.
    const { npm_execpath: npm } = process.env;
    if (npm === undefined) run(folder, 'npm', args);
    else run(folder, process.execPath, [npm, ...args]);
    const answers = await ask(readFlags(['--yes', ...flags]).given);
    await createSite(join(folder, 'now'), answers, { signal, packages });
    for (const name of ['created', 'now']) await rm(join(folder, name, 'packed'), { recursive: true, force: true });
    // Exits with 1 where the folders differ.
    return run(folder, 'git', ['diff', '--no-index', '--src-prefix=', '--dst-prefix=', 'created', 'now'], 1);
  } finally {
    await rm(folder, { recursive: true });
  }
}
