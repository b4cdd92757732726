/** The provider's signing keys cannot be fetched, so no ID token can be verified; sent as a 503. */
export class IdentityUnreachableError extends Error {
  override readonly name = 'IdentityUnreachableError';
  readonly statusCode = 503;

  constructor(cause: unknown) {
    super('The sign-in service cannot be reached. Try again in a moment.', { cause });
  }
}
