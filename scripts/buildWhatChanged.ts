import { StartupError } from '../apps/backend/src/startup.ts';
import { run } from './processes.ts';

/** Builds what is stale of a workspace and all that it stands on. @throws StartupError with what went wrong */
export async function buildWhatChanged(workspace: string): Promise<void> {
  const { code, output } = await run(
    ['turbo', 'run', 'build', `--filter=${workspace}...`, '--output-logs=errors-only'],
    {
      env: { TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' },
      quiet: true,
    },
  );
  if (code === 0) return;
  throw new StartupError(
    `${output}\nThe build failed: mend what is said above, or run "npm ci" if something is missing.`,
  );
}
