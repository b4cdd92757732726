import { useEffect, useEffectEvent } from 'react';
import type { FieldErrors, FieldPath, FieldValues, UseFormTrigger } from 'react-hook-form';

/** Validates invalid fields again when the schema changes, because its messages are then in another language. */
export const useRevalidateOnLocaleChange = <Values extends FieldValues>(
  schema: unknown,
  errors: FieldErrors<Values>,
  trigger: UseFormTrigger<Values>,
): void => {
  const revalidate = useEffectEvent(() => {
    // Errors from the API server have no type. They stay, because the schema cannot check them.
    const invalid = Object.keys(errors).filter((field) => errors[field]?.type);
    if (invalid.length > 0) void trigger(invalid as FieldPath<Values>[]);
  });
  useEffect(() => revalidate(), [schema]);
};
