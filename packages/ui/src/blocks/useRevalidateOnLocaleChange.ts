import { useEffect, useEffectEvent } from 'react';
import type { FieldErrors, FieldPath, FieldValues, UseFormTrigger } from 'react-hook-form';

/** Validates the invalid fields again when the schema changes, because its messages are in another language then. */
export const useRevalidateOnLocaleChange = <Values extends FieldValues>(
  schema: unknown,
  errors: FieldErrors<Values>,
  trigger: UseFormTrigger<Values>,
): void => {
  const revalidate = useEffectEvent(() => {
    // Errors of the host have no type; they stay.
    const invalid = Object.keys(errors).filter((field) => errors[field]?.type);
    if (invalid.length > 0) void trigger(invalid as FieldPath<Values>[]);
  });
  useEffect(() => revalidate(), [schema]);
};
