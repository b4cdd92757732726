import type { ActionHandler, SubmitResult } from '../AsyncData.js';
import { useUi } from '../UiProvider.js';

/** Returns a function that runs a submit handler. An error that it throws is reported, and becomes an unexpected error. */
export const useAction = () => {
  const { texts } = useUi();
  return async <Field extends string>(action: ActionHandler<Field>): Promise<SubmitResult<Field>> => {
    try {
      return (await action()) ?? undefined;
    } catch (error) {
      reportError(error);
      return { message: texts.errors.unexpected.advice };
    }
  };
};
