import { AnswerError, HttpError, NetworkError } from '@dealerkit/api-client';
import type { Answer, CallName, Input } from '@dealerkit/api-client';
import type { SubmitResult, SubmitError } from '@dealerkit/ui/AsyncData';
import { showToast } from '@dealerkit/ui/Toasts';
import { useUi } from '@dealerkit/ui/UiProvider';
import { isOwnHost } from './apiHost.js';
import type { Attempts } from './attempts.js';
import { send } from './client.js';
import { failureKind } from './failureKind.js';
import { refresh } from './refresh.js';
import { submitErrorOf } from './refusal.js';
import { createSingleFlight } from './singleFlight.js';

interface WriteManners<Name extends CallName> {
  /** What the success toast says. */
  done: (input: Input<Name>) => string;
  /** Reads whose answers are no longer true afterwards. */
  refreshes: readonly CallName[];
  /** Finds out from an accepted call's answer that nothing came of it; the person is told so instead of a success. */
  inVain?: (answer: Answer<Name>) => string | undefined;
  /** Says in words of its own that the person may not do this. */
  forbidden?: string;
  /** Says that it may have been done all the same, where only the host could tell and trying again might do it twice. */
  inDoubt?: string;
  /** Names the attempts, so that a host of our own does what is sent again only once. */
  attempts?: Attempts;
}

/** The host knows of a change that this page has not seen: somebody was faster. */
const isOutOfDate = (error: unknown) => error instanceof HttpError && (error.status === 404 || error.status === 409);

/** The host has the last word on this attempt; a fault of its own, or silence, leaves open what became of it. */
const isAnswer = (error: unknown, name: CallName): boolean => {
  if (error instanceof AnswerError) return true;
  if (!(error instanceof HttpError || error instanceof NetworkError)) return false;
  // A token that could not be renewed was refused before.
  return error.call !== name || (error instanceof HttpError && error.status < 500);
};

/** Who asks, and how often, is looked at before the deed: being refused for that says nothing of what was sent earlier. */
const settles = (error: unknown, name: CallName): boolean =>
  error instanceof AnswerError ||
  (error instanceof HttpError && error.call === name && [400, 404, 409, 413, 422].includes(error.status));

const once = createSingleFlight<SubmitError | undefined>();

/**
 * Sends by one call, tells the outcome in a toast and refreshes what has changed. Success is any 2xx, whatever its body holds
 * (D21); otherwise the refusal says why, so that a form can keep what was typed. A second click while the first is under way sends nothing.
 */
export const useWrite = <Name extends CallName>(name: Name, manners: WriteManners<Name>) => {
  const { texts } = useUi();

  const write = async (input: Input<Name>, content: string): Promise<SubmitError | undefined> => {
    // A browser would not let us send a key to a host elsewhere that does not ask for it.
    const attempt = isOwnHost ? manners.attempts?.begin(content) : undefined;
    try {
      const answer = await send(name, input, attempt && { idempotencyKey: attempt.key });
      attempt?.end(true);
      const reason = manners.inVain?.(answer);
      if (reason !== undefined) {
        await refresh(manners.refreshes);
        return { message: reason };
      }
    } catch (error) {
      const answered = isAnswer(error, name);
      attempt?.end(settles(error, name));
      // An answer of another shape to a write is still a call that the host accepted.
      if (!(error instanceof AnswerError)) {
        const inDoubt = answered || isOwnHost ? undefined : manners.inDoubt;
        const message = failureKind(error) === 'forbidden' ? manners.forbidden : inDoubt;
        const refusal = { ...submitErrorOf(error, texts), ...(message !== undefined && { message }), announced: true };
        showToast({ tone: 'danger', text: refusal.message });
        if (isOutOfDate(error)) await refresh(manners.refreshes);
        return refusal;
      }
    }
    showToast({ tone: 'success', text: manners.done(input) });
    await refresh(manners.refreshes);
    return undefined;
  };

  return (input: Input<Name>): Promise<SubmitResult> => {
    const content = JSON.stringify([name, input]);
    return once(content, () => write(input, content));
  };
};
