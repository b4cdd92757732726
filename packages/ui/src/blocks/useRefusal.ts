import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import type { Outcome, Refusal } from '../Loadable.js';
import { useAnswer } from '../useAnswer.js';

const eachField = <Field extends string>({ fields }: Refusal<Field>) =>
  Object.entries(fields ?? {}) as [Field, string | undefined][];

/** Keeps the one message that stands under a form, and puts what is said against single fields at them. */
export const useRefusal = <Values extends FieldValues>(setError: UseFormSetError<Values>) => {
  const [refused, setRefused] = useState<Refusal>();
  const answerTo = useAnswer();

  /** Sends, shows a refusal, and tells whether it was accepted. */
  const answer = async (send: () => Outcome<FieldPath<Values>>): Promise<boolean> => {
    setRefused(undefined);
    const refusal = await answerTo(send);
    if (!refusal) return true;
    setRefused(refusal);
    eachField(refusal).forEach(([field, text], index) => {
      setError(field, { message: text }, { shouldFocus: index === 0 });
    });
    return false;
  };

  return { message: refused?.message, isReadOut: refused?.isReadOut, answer };
};
