/** The start cannot go on; the message is one sentence for the person at the terminal and says what to do. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
