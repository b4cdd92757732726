#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { withEnvFile } from '../envFile.ts';
import { endOnSignals } from '../signals.ts';
import { main, StartupError } from '../startup.ts';

const usage = `Usage: dealerkit-backend                     serve the shop; the settings are environment variables, also in the file .env
       dealerkit-backend --check             check the settings and print them, without passwords and secrets
       dealerkit-backend admin ...           manage roles, blocked users and sign-ins
       dealerkit-backend backup [<file>]     back up the embedded database
       dealerkit-backend restore <file>      replace the embedded database by a backup
       dealerkit-backend restore:drill       restore the last backup into a temporary folder
       dealerkit-backend move --to postgres://...   copy the embedded database into an empty PostgreSQL`;

const commands: Record<string, string> = {
  admin: 'admin',
  backup: 'backup',
  restore: 'restore',
  'restore:drill': 'restoreDrill',
  move: 'move',
};

/** Runs a command with these settings, which it reads from its environment; returns its exit code. */
function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv): number {
  // The published backend is JavaScript.
  const file = path.join(import.meta.dirname, `${command}${path.extname(import.meta.filename)}`);
  const { status, error } = spawnSync(process.execPath, [file, ...args], { env, stdio: 'inherit' });
  if (error) throw error;
  return status ?? 1;
}

async function start(env: NodeJS.ProcessEnv): Promise<void> {
  endOnSignals();
  // Loading the backend takes a while, in which a signal can come.
  const { readConfig } = await import('../config.ts');
  const { demoFolders } = await import('../index.ts');
  const { serve } = await import('../serve.ts');
  const { mistypedSettings } = await import('../settingsReport.ts');
  process.stderr.write(mistypedSettings(env).join(''));
  process.stdout.write(await serve(readConfig(env), demoFolders));
}

async function check(env: NodeJS.ProcessEnv): Promise<void> {
  const { readConfig } = await import('../config.ts');
  const { checkEmulator } = await import('../identity/openDemoIdentity.ts');
  const { mistypedSettings, settingsReport } = await import('../settingsReport.ts');
  const { firebase, apiOnly } = readConfig(env);
  if (firebase === undefined && !apiOnly) checkEmulator();
  const demo = 'Without a Firebase project, this is the demo with its accounts, for this machine only.';
  const note = firebase === undefined && !apiOnly ? ` ${demo}` : '';
  process.stderr.write(mistypedSettings(env).join(''));
  process.stdout.write(`${settingsReport(env)}The settings are valid.${note}\n`);
}

await main(async () => {
  const env = withEnvFile(process.env);
  const [name, ...others] = process.argv.slice(2);
  if (name === undefined) await start(env);
  else if (name === '--check' && others.length === 0) await check(env);
  else {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command === undefined) throw new StartupError(usage);
    process.exitCode = run(command, others, env);
  }
});
