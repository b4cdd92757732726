import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/** Focuses the first field of an opened dialog as soon as it is there, unless the user focuses something else first. */
export const useFirstFieldFocus = (dialog: RefObject<HTMLElement | null>, isOn = true): void => {
  useLayoutEffect(() => {
    const { current } = dialog;
    if (!current || !isOn) return undefined;
    const opened = document.activeElement;
    const focus = () => {
      if (document.activeElement === opened)
        current.querySelector<HTMLElement>('input:enabled, select:enabled, textarea:enabled')?.focus();
    };
    focus();
    // A form may load when its dialog is opened.
    const observer = new MutationObserver(focus);
    observer.observe(current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [dialog, isOn]);
};
