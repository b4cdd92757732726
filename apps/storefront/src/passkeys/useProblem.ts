import { AnswerError, classifyError, HttpError, NetworkError } from '@dealerkit/api-client';
import { passkeysTexts } from '@dealerkit/ui/texts/en/passkeys';
import { useTexts } from '@dealerkit/ui/UiProvider';

const isOfHost = (error: unknown) =>
  error instanceof HttpError || error instanceof NetworkError || error instanceof AnswerError;

/** Returns a function that says why a passkey was not made or confirmed, by the browser or the host. */
export const useProblem = () => {
  const { passkeys, errors } = useTexts(passkeysTexts);
  return (error: unknown): string => {
    const { kind } = classifyError(error);
    if (isOfHost(error)) return kind === 'forbidden' ? passkeys.refused : errors[kind].advice;
    // Browsers tell apart only what is there already.
    return error instanceof Error && error.name === 'InvalidStateError' ? passkeys.registered : passkeys.cancelled;
  };
};
