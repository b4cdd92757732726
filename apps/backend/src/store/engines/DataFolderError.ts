import { StartupError } from '../../startup.ts';

/** The data folder cannot be used. */
export class DataFolderError extends StartupError {
  override readonly name = 'DataFolderError';
  readonly reason: 'newer' | 'unwritable' | 'locked' | 'damaged' | 'lost';

  constructor(reason: DataFolderError['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
