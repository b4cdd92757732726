import { spawnSync } from 'node:child_process';
import { reportOf } from './signatureReport.ts';

/** Checks that the registry has signed the installed packages; says so and continues where no registry answers. */
const { stdout } = spawnSync('npm', ['audit', 'signatures', '--json', '--fetch-retries=0', '--fetch-timeout=15000'], {
  encoding: 'utf8',
});
const { message, ok } = reportOf(stdout);
console.info(message);
process.exitCode = ok ? 0 : 1;
