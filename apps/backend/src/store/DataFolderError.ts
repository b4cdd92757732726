/** The data folder cannot be used; the message is one sentence that says what to do. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
  readonly reason: 'newer' | 'unwritable' | 'damaged';

  constructor(reason: DataFolderError['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
