import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FormDraft } from '../AsyncData.js';

/** Restores and keeps the draft of a form; only fields that differ from `defaultValues` are kept. */
export const useFormDraft = (draft: FormDraft | undefined, defaultValues: Readonly<Record<string, string>>) => {
  const [restored] = useState(() => draft?.restore());
  const [isRestored, setIsRestored] = useState(restored !== undefined);

  const keep = (typed: FieldValues) => {
    const changed = Object.entries(typed).filter(([field, value]) => value !== defaultValues[field]);
    if (changed.length === 0) setIsRestored(false);
    draft?.keep(changed.length === 0 ? undefined : Object.fromEntries(changed));
  };

  return {
    /** The fields of the draft when the form was first rendered. */
    restored,
    /** Whether the form has still a restored draft; false once the form is empty or its values are accepted. */
    isRestored,
    keep,
    /** Forgets the draft, also after the form is unmounted. */
    discard: () => keep({}),
  };
};
