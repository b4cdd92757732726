import { StoreUnavailableError } from './store/engines/StoreUnavailableError.ts';

/** Aborts startup or a command; the message is one sentence for the terminal and says what to do. */
export class StartupError extends Error {
  override readonly name: string = 'StartupError';
}

/** The arguments of a command, as `parse` reads them. @throws StartupError with the usage */
export function readArguments<Arguments>(usage: string, parse: () => Arguments): Arguments {
  try {
    return parse();
  } catch {
    throw new StartupError(usage);
  }
}

/** Runs a program; if it cannot start or use its database, it prints the message and exits with code 1. */
export async function main(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof StartupError || error instanceof StoreUnavailableError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
