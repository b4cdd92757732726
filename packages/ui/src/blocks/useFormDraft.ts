import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FormDraft } from '../AsyncData.js';

/** Restores and stores the draft of a form. It contains only fields that differ from `defaultValues`. */
export const useFormDraft = (draft: FormDraft | undefined, defaultValues: Readonly<Record<string, string>>) => {
  const [restored] = useState(() => draft?.read());
  const [isRestored, setIsRestored] = useState(restored !== undefined);

  const write = (typed: FieldValues) => {
    const changed = Object.entries(typed).filter(([field, value]) => value !== defaultValues[field]);
    if (changed.length === 0) setIsRestored(false);
    draft?.write(changed.length === 0 ? undefined : Object.fromEntries(changed));
  };

  return {
    /** The fields of the draft when the form was first rendered. */
    restored,
    /** Whether the form still has a restored draft; false once the form is empty or its values are accepted. */
    isRestored,
    write,
    /** Deletes the draft, even after the form is unmounted. */
    discard: () => write({}),
  };
};
