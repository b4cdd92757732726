import { readConfig } from '../src/config.ts';
import type { Config } from '../src/config.ts';
import { repositorySettings } from '../src/repository.ts';
import { checkPort } from '../src/http/listen.ts';
import { StartupError } from '../src/startup.ts';
import { checkWritable, openDatabase } from '../src/store/engines/sqlite/openDatabase.ts';
import { run } from './processes.ts';

/** Checks the settings, the port and the database before the build. @throws StartupError */
export async function checkSettings(): Promise<Config> {
  const config = readConfig(repositorySettings(process.env));
  await checkPort(config);
  if (config.databaseUrl === undefined) openDatabase(config.dataDir, checkWritable).close();
  return config;
}

/** Builds the workspaces of a filter of turbo where they changed. @throws StartupError with the output of the build */
export async function buildChanged(filter: string): Promise<void> {
  const command = ['turbo', 'run', 'build', `--filter=${filter}`, '--output-logs=errors-only'];
  const { code, output } = await run(command, { isQuiet: true });
  if (code !== 0)
    throw new StartupError(
      `${output}\nThe build failed: correct the errors above, or run "npm ci" if a package is missing.`,
    );
}

/** Runs one step of a start, and prints its title and duration. */
export async function step<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
  const { stdout } = process;
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  stdout.write(`${title} ... `);
  const show = () => stdout.write(`\r${title} ... ${seconds().toFixed(0)} s `);
  const timer = stdout.isTTY ? setInterval(show, 1000) : undefined;
  try {
    const result = await work();
    stdout.write(`${timer ? `\r${title} ... ` : ''}${seconds().toFixed(1)} s\n`);
    return result;
  } catch (error) {
    stdout.write('stopped\n');
    throw error;
  } finally {
    clearInterval(timer);
  }
}
