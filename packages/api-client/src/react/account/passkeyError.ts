import { AnswerError, classifyError, type ErrorKind, HttpError, NetworkError } from '../../index.js';

/** The sentences about a passkey that was not made or confirmed. */
export interface PasskeyMessages {
  /** The device did not confirm it. */
  cancelled: string;
  /** The device has a passkey of this shop already. */
  registered: string;
  /** The host did not accept the passkey. */
  refused: string;
}

/** Says why a passkey was not made or confirmed, by the browser or the host. */
export const passkeyError = (
  error: unknown,
  messages: PasskeyMessages,
  errorMessage: (kind: ErrorKind) => string,
): string => {
  const isOfHost = error instanceof HttpError || error instanceof NetworkError || error instanceof AnswerError;
  if (isOfHost) {
    const { kind } = classifyError(error);
    return kind === 'forbidden' ? messages.refused : errorMessage(kind);
  }
  // Browsers tell apart only what is there already.
  return error instanceof Error && error.name === 'InvalidStateError' ? messages.registered : messages.cancelled;
};
