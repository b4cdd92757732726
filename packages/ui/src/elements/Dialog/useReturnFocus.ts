import { useRef } from 'react';
import type { RefObject } from 'react';

/** The last button in the row of a table or list after the one of the opener, or before it in the last row. */
const buttonOfNextRow = (opener: Element | null): HTMLElement | undefined => {
  const row = opener?.closest('tr, li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  return [...(next?.querySelectorAll<HTMLElement>('button, a[href]') ?? [])].at(-1);
};

/** Returns the handlers that remember what had the focus before a dialog, and move the focus when it closes. */
export const useReturnFocus = (
  hasSucceeded: RefObject<boolean>,
  returnFocusRef: RefObject<HTMLElement | null> | undefined,
) => {
  const opener = useRef<Element | null>(null);
  const nextButton = useRef<HTMLElement>(undefined);

  const rememberOpener = () => {
    opener.current = document.activeElement;
    nextButton.current = buttonOfNextRow(opener.current);
  };

  const returnFocus = (event: Event) => {
    event.preventDefault();
    const element = opener.current;
    const canReturn = element instanceof HTMLElement && element !== document.body && element.isConnected;
    const replacement = !canReturn && nextButton.current?.isConnected ? nextButton.current : returnFocusRef?.current;
    const target = canReturn && !(hasSucceeded.current && returnFocusRef) ? element : replacement;
    // Keeps the scroll position of a long list.
    target?.focus({ preventScroll: true });
  };

  return { rememberOpener, returnFocus };
};
