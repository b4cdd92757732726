import { useEffect, useRef } from 'react';
import type { FocusEvent } from 'react';

/** Moves the focus to the reason if the focused field or button is removed or disabled. */
export const useRestoreFocus = (reason: string | undefined) => {
  const reasonRef = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const isFocusLost = document.activeElement === document.body || reasonRef.current?.closest('form:focus-within');
    if (reason !== undefined && hadFocus.current && isFocusLost) reasonRef.current?.focus();
  }, [reason]);
  const focusHandlers = {
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      // When a focused field is removed, no element gets the focus.
      if (relatedTarget !== null) hadFocus.current = currentTarget.contains(relatedTarget);
    },
  };
  return { reasonRef, focusHandlers };
};
