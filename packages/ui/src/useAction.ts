import type { SubmitResult } from './AsyncData.js';
import { useUi } from './UiProvider.js';

/** Asks a handler for its outcome. What it throws is refused in our words, and reported as any uncaught error is, so that nobody is locked in and no fault stays hidden. */
export const useAction = () => {
  const { texts } = useUi();
  return async <Field extends string>(ask: () => Promise<SubmitResult<Field>>): Promise<SubmitResult<Field>> => {
    try {
      return await ask();
    } catch (error) {
      reportError(error);
      return { message: texts.errors.unexpected.advice };
    }
  };
};
