import type { Outcome, Refusal } from './Loadable.js';
import { useUi } from './UiProvider.js';

/** Asks a handler for its outcome. What it throws is refused in our words, and reported as any uncaught error is, so that nobody is locked in and no fault stays hidden. */
export const useAnswer = () => {
  const { texts } = useUi();
  return async <Field extends string>(ask: () => Outcome<Field>): Promise<Refusal<Field> | undefined> => {
    try {
      return await ask();
    } catch (error) {
      reportError(error);
      return { message: texts.failure.unexpected.advice };
    }
  };
};
