import { StartupError } from './StartupError.ts';
import { DataFolderError } from './store/DataFolderError.ts';

/** Runs a start; where it cannot go on, says in one sentence why and what to do, and ends the process with 1. */
export async function startOrExplain(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    if (!(error instanceof StartupError || error instanceof DataFolderError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
