/** A token is forged, expired or meant for another service; sent as a 401. The reason is for logs. */
export class InvalidTokenError extends Error {
  override readonly name = 'InvalidTokenError';
  readonly statusCode = 401;

  constructor(reason: string) {
    super(`The token is not valid: ${reason}`);
  }
}
