/** Aborts startup or a command; the message is one sentence for the terminal and says what to do. */
export class StartupError extends Error {
  override readonly name: string = 'StartupError';
}

/** Runs a program; on a StartupError it prints the message and exits with code 1. */
export async function main(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
