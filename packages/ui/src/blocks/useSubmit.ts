import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import type { SubmitResult, SubmitError } from '../AsyncData.js';
import { useAction } from '../useAction.js';

const eachField = <Field extends string>({ fields }: SubmitError<Field>) =>
  Object.entries(fields ?? {}) as [Field, string | undefined][];

/** Keeps the one message that stands under a form, and puts what is said against single fields at them. */
export const useSubmit = <Values extends FieldValues>(setError: UseFormSetError<Values>) => {
  const [refused, setRefused] = useState<SubmitError>();
  const answerTo = useAction();

  /** Sends, shows a refusal, and tells whether it was accepted. */
  const answer = async (send: () => SubmitResult<FieldPath<Values>>): Promise<boolean> => {
    setRefused(undefined);
    const refusal = await answerTo(send);
    if (!refusal) return true;
    setRefused(refusal);
    eachField(refusal).forEach(([field, text], index) => {
      setError(field, { message: text }, { shouldFocus: index === 0 });
    });
    return false;
  };

  return { message: refused?.message, announced: refused?.announced, answer };
};
