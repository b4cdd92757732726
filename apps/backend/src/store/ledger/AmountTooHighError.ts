/** An entry would take the books above the highest sum that is exact; sent as a 409. */
export class AmountTooHighError extends Error {
  override readonly name = 'AmountTooHighError';
  readonly statusCode = 409;

  constructor() {
    super(
      'The amounts in the books are too high for another one like this. Check whether one is mistyped, and reverse it.',
    );
  }
}
