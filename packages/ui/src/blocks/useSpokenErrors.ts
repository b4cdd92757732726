import { useEffect, useEffectEvent } from 'react';
import type { FieldErrors, FieldPath, FieldValues, UseFormTrigger } from 'react-hook-form';

/** Says anew what is wrong with the fields when the schema, which speaks a language, has changed; what a host said stays. */
export const useSpokenErrors = <Values extends FieldValues>(
  schema: unknown,
  errors: FieldErrors<Values>,
  trigger: UseFormTrigger<Values>,
): void => {
  const sayAnew = useEffectEvent(() => {
    const ours = Object.keys(errors).filter((field) => errors[field]?.type);
    if (ours.length > 0) void trigger(ours as FieldPath<Values>[]);
  });
  useEffect(() => sayAnew(), [schema]);
};
