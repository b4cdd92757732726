import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormSubscribe } from 'react-hook-form';
import type { FormDraft } from '../AsyncData.js';

/** What a form that is begun with `blank` begins with instead, where something was typed into it before. */
export const useFormDraft = (draft: FormDraft | undefined, blank: Readonly<Record<string, string>>) => {
  const [restored] = useState(() => draft?.restore());
  const [isRestored, setIsRestored] = useState(restored !== undefined);

  const keep = (typed: FieldValues) => {
    const changed = Object.entries(typed).filter(([field, value]) => value !== blank[field]);
    if (changed.length === 0) setIsRestored(false);
    draft?.keep(changed.length === 0 ? undefined : Object.fromEntries(changed));
  };

  return {
    restored,
    /** Whether what was typed before is still in the form; goes when the form is empty again, or was accepted. */
    isRestored,
    keep,
    /** What was typed has been accepted; heard also once the form has been left. */
    forget: () => keep({}),
  };
};

/** Tells of everything that is typed, without drawing the form anew. */
export const useTyped = <Values extends FieldValues>(
  subscribe: UseFormSubscribe<Values>,
  onType: (typed: Values) => void,
): void => {
  const tell = useEffectEvent(onType);
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => tell(values) }), [subscribe]);
};
