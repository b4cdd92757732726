/** The database is unreachable, full or overloaded at the moment; sent as a 503. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
  readonly statusCode = 503;

  constructor(cause: unknown) {
    super('The shop cannot use its database right now. Try again in a moment.', { cause });
  }
}
