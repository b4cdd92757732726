/** A verified ID token is from the future, so the server's clock is behind; sent as a 503, since signing in again would not help. */
export class WrongClockError extends Error {
  override readonly name = 'WrongClockError';
  readonly statusCode = 503;
  /** How far the server's clock is behind at least, in seconds. */
  readonly secondsBehind: number;

  constructor(secondsBehind: number) {
    super('You cannot sign in because the clock of the shop’s server is wrong. Tell the shop.');
    this.secondsBehind = secondsBehind;
  }
}
