import type { SubmitResult, SubmitError } from './AsyncData.js';
import { useUi } from './UiProvider.js';

/** Asks a handler for its outcome. What it throws is refused in our words, and reported as any uncaught error is, so that nobody is locked in and no fault stays hidden. */
export const useAction = () => {
  const { texts } = useUi();
  return async <Field extends string>(ask: () => SubmitResult<Field>): Promise<SubmitError<Field> | undefined> => {
    try {
      return await ask();
    } catch (error) {
      reportError(error);
      return { message: texts.failure.unexpected.advice };
    }
  };
};
