import { AnswerError, classifyError, HttpError } from '@dealerkit/api-client';
import type { Answer, CallName, Input } from '@dealerkit/api-client';
import type { SubmitError } from '@dealerkit/ui/AsyncData';
import { showToast } from '@dealerkit/ui/Toasts';
import { useUi } from '@dealerkit/ui/UiProvider';
import { isOwnHost } from './apiHost.js';
import { send } from './client.js';
import { closeErrorToast, showErrorToast } from './errorToasts.js';
import type { IdempotencyKeys } from './idempotencyKeys.js';
import { revalidate } from './revalidate.js';
import { createSingleFlight } from './singleFlight.js';

interface MutationOptions<Name extends CallName> {
  /** The text of the success toast. */
  successMessage: (input: Input<Name>) => string;
  /** The calls whose answers the mutation changes. */
  revalidates: readonly CallName[];
  /** The error message for an accepted call that changed nothing, according to its answer. */
  noEffectMessage?: (answer: Answer<Name>) => string | undefined;
  /** The error message if the user is not allowed to do this. */
  forbiddenMessage?: string;
  /** The error message if the host's data has changed in the meantime (409), from the body of the answer. */
  conflictMessage?: (body: unknown) => string | undefined;
  /** The error message if the call may have been carried out, on a host that does not support idempotency keys. */
  unknownOutcomeMessage?: string;
  /** Make a repeated call be carried out once, on a host that supports them. */
  idempotencyKeys?: IdempotencyKeys;
}

/** A rejected mutation, with the body of the host's answer. */
export type MutationError = SubmitError & { body?: unknown };

const shareMutation = createSingleFlight<MutationError | undefined>();

/**
 * Returns a function that makes a call, shows the result in a toast, and revalidates what has changed. Any 2xx is a success,
 * whatever its body (D21). A second call with the same input, while the first is pending, is not sent.
 */
export const useMutation = <Name extends CallName>(name: Name, options: MutationOptions<Name>) => {
  const { texts } = useUi();

  const toSubmitError = (error: unknown): MutationError => {
    const { kind, isOutcomeUnknown, hostMessage, issues } = classifyError(error, name);
    const body = error instanceof HttpError ? error.body : undefined;
    const ownMessage =
      kind === 'forbidden'
        ? options.forbiddenMessage
        : error instanceof HttpError && error.status === 409
          ? options.conflictMessage?.(body)
          : isOutcomeUnknown && !isOwnHost
            ? options.unknownOutcomeMessage
            : undefined;
    return {
      message: ownMessage ?? hostMessage ?? texts.errors[kind].advice,
      fields: Object.fromEntries(issues.map(({ path, message }) => [path, message])),
      announced: true,
      isOutcomeUnknown,
      body,
    };
  };

  const mutate = async (input: Input<Name>, content: string): Promise<MutationError | undefined> => {
    // The CORS rules of another host may not allow the header.
    const request = isOwnHost ? options.idempotencyKeys?.begin(content) : undefined;
    try {
      const answer = await send(name, input, request && { idempotencyKey: request.key });
      request?.end(true);
      const message = options.noEffectMessage?.(answer);
      if (message !== undefined) {
        await revalidate(options.revalidates);
        return { message };
      }
    } catch (error) {
      const { isFinal, isStale } = classifyError(error, name);
      request?.end(isFinal);
      // An answer of another shape still means that the host accepted the call.
      if (!(error instanceof AnswerError)) {
        const submitError = toSubmitError(error);
        showErrorToast(name, submitError.message);
        if (isStale) await revalidate(options.revalidates);
        return submitError;
      }
    }
    closeErrorToast(name);
    showToast({ tone: 'success', text: options.successMessage(input) });
    await revalidate(options.revalidates);
    return undefined;
  };

  return (input: Input<Name>): Promise<MutationError | undefined> => {
    const content = JSON.stringify([name, input]);
    return shareMutation(content, () => mutate(input, content));
  };
};
