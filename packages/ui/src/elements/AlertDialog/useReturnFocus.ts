import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** The last button in the next row of a table or list, or in the previous one of the last row. */
const buttonOfNextRow = (row: Element | null | undefined): HTMLElement | undefined => {
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  return [...(next?.querySelectorAll<HTMLElement>('button, a[href]') ?? [])].at(-1);
};

/** The element that opened a dialog: what has the focus, or the button of the menu that contains it and is about to close. */
const openerOf = (focused: Element | null): Element | null => {
  const menu = focused?.closest('[role="menu"]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused;
};

/** Remembers what has the focus before a dialog opens, and moves the focus when it closes. It stands before the effect that opens the dialog. */
export const useReturnFocus = (
  hasSucceeded: RefObject<boolean>,
  returnFocusRef: RefObject<HTMLElement | null> | undefined,
) => {
  const opener = useRef<Element | null>(null);
  const row = useRef<Element>(null);
  const nextButton = useRef<HTMLElement>(undefined);

  useLayoutEffect(() => {
    opener.current = openerOf(document.activeElement);
    row.current = opener.current?.closest('tr, li') ?? null;
    nextButton.current = buttonOfNextRow(row.current);
  }, []);

  const returnFocus = useEffectEvent(() => {
    const element = opener.current;
    const canReturn = element instanceof HTMLElement && element !== document.body && element.isConnected;
    const isRowGone = row.current?.isConnected === false && nextButton.current?.isConnected;
    const replacement = isRowGone ? nextButton.current : returnFocusRef?.current;
    const target = canReturn && !(hasSucceeded.current && returnFocusRef) ? element : replacement;
    // Keeps the scroll position of a long list.
    target?.focus({ preventScroll: true });
  });

  // A layout effect would end before the row of the opener is removed.
  useEffect(() => () => returnFocus(), []);
};
