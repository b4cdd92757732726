import { useEffect, useEffectEvent } from 'react';

const isTypedInto = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Calls the function with the element that has the focus when the user presses "/" outside of fields and modal dialogs. */
export const useSlashKey = (isEnabled: boolean, onSlash: (target: EventTarget | null) => void): void => {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
    if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented || isTypedInto(target)) return;
    if (document.querySelector('dialog[open], [aria-modal="true"]')) return;
    event.preventDefault();
    onSlash(target);
  });
  useEffect(() => {
    if (!isEnabled) return undefined;
    const listener = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isEnabled]);
};
