import { useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, Ref, RefObject, SyntheticEvent } from 'react';
import { useScrollLock } from './useScrollLock.js';

interface Modal {
  ref: Ref<HTMLDialogElement> | undefined;
  onClose: () => void;
  closesOnOutsideClick: boolean;
  /** An action is in progress, so the Escape key does not close it. */
  isBusy?: boolean;
  initialFocusRef?: RefObject<HTMLElement | null> | undefined;
}

const isOutside = ({ target, currentTarget, clientX, clientY }: MouseEvent) => {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom);
};

/** Keeps a `dialog` element open as a modal, and the page from scrolling, while it is mounted. */
export const useModal = ({ ref, onClose, closesOnOutsideClick, isBusy = false, initialFocusRef }: Modal) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const [element, setElement] = useState<HTMLDialogElement | null>(null);
  const isPressedOutside = useRef(false);
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement, []);
  useScrollLock();

  // A layout effect ends while the element is still in the page, so that the browser returns the focus.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    initialFocusRef?.current?.focus();
    setElement(current);
    return () => current?.close();
  }, [initialFocusRef]);

  const requestClose = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy) onClose();
  };

  return {
    dialog,
    element,
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        // A menu inside has used the key already.
        if (event.key === 'Escape' && !event.defaultPrevented) requestClose(event);
      },
      onCancel: (event: SyntheticEvent) => {
        // The one of a file input inside bubbles.
        if (event.target === event.currentTarget) requestClose(event);
      },
      onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
        // The browser closes it by its own gestures, such as "back" on Android.
        if (!currentTarget.open) onClose();
      },
      onPointerDown: (event: MouseEvent) => {
        isPressedOutside.current = isOutside(event);
      },
      onClick: (event: MouseEvent) => {
        if (closesOnOutsideClick && isPressedOutside.current && isOutside(event)) onClose();
      },
    },
  };
};
