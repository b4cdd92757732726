#!/usr/bin/env node
import { readEnvFile } from '../envFile.ts';
import { endOnSignals } from '../signals.ts';
import { main, StartupError } from '../startup.ts';

const usage = `Usage: dealerkit-backend                     serve the shop; the settings are environment variables, also in the file .env
       dealerkit-backend --check             check the settings and print them, without passwords and secrets
       dealerkit-backend admin ...           manage roles, blocked users and sign-ins
       dealerkit-backend backup [<file>]     back up the embedded database
       dealerkit-backend restore <file>      replace the embedded database by a backup
       dealerkit-backend restore:drill       restore the last backup into a temporary folder
       dealerkit-backend move --to postgres://...   copy the embedded database into an empty PostgreSQL`;

const commands: Record<string, () => Promise<unknown>> = {
  admin: () => import('./admin.ts'),
  backup: () => import('./backup.ts'),
  restore: () => import('./restore.ts'),
  'restore:drill': () => import('./restoreDrill.ts'),
  move: () => import('./move.ts'),
};

async function start(): Promise<void> {
  endOnSignals();
  // Loading the backend takes a while, in which a signal can come.
  const { readConfig } = await import('../config.ts');
  const { demoFolders } = await import('../index.ts');
  const { serve } = await import('../serve.ts');
  process.stdout.write(await serve(readConfig(process.env), demoFolders));
}

async function check(): Promise<void> {
  const { readConfig } = await import('../config.ts');
  const { checkEmulator } = await import('../identity/openDemoIdentity.ts');
  const { settingsReport } = await import('../settingsReport.ts');
  const { firebase, apiOnly } = readConfig(process.env);
  if (firebase === undefined && !apiOnly) checkEmulator();
  const demo = 'Without a Firebase project, this is the demo with its accounts, for this machine only.';
  const note = firebase === undefined && !apiOnly ? ` ${demo}` : '';
  process.stdout.write(`${settingsReport(process.env)}The settings are valid.${note}\n`);
}

await main(async () => {
  readEnvFile();
  const [name, ...others] = process.argv.slice(2);
  if (name === undefined) await start();
  else if (name === '--check' && others.length === 0) await check();
  else if (Object.hasOwn(commands, name)) {
    // A command reads its own arguments.
    process.argv.splice(2, 1);
    await commands[name]?.();
  } else throw new StartupError(usage);
});
