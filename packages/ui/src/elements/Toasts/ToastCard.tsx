'use client';
import type { FocusEvent, MouseEvent, RefObject } from 'react';
import { useUi } from '../../UiProvider.js';
import { Button } from '../Button/Button.js';
import { Icon } from '../Icon/Icon.js';
import { checkIcon, closeIcon, warningIcon } from '../Icon/icons.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { action as actionStyle, close, icon, text as textStyle } from './Toasts.css.js';

/** The message of a toast. */
export interface ToastMessage {
  /** Whether the action succeeded or failed. */
  tone: 'success' | 'danger';
  /** One sentence; after a failure also what to do. */
  text: string;
  /** A button in the toast, which closes it. */
  action?: { label: string; onClick: () => void } | undefined;
  /**
   * Milliseconds until it closes, while neither the pointer nor the focus is on it. @default 6000 after a success, 16000 after a
   * failure; with an action it stays until it is closed
   */
  lifetime?: number | undefined;
  /** A toast with the same id is replaced. @default the tone and the text */
  id?: string | undefined;
  /** Whether it stays when the user leaves the page, because it reports that something was lost. @default false */
  lasting?: boolean | undefined;
}

/** The element that had the focus before a toast. It is module state, as a page has one `Toasts`. */
let previousFocus: HTMLElement | undefined;

/** What receives the focus when that element is gone. */
let returnFocus: HTMLElement | null | undefined;

/** The `onFocus` handler of the element around the toasts. */
export const rememberFocus = (
  { target, relatedTarget }: FocusEvent,
  returnFocusRef: RefObject<HTMLElement | null> | undefined,
) => {
  returnFocus = returnFocusRef?.current;
  if (!(relatedTarget instanceof HTMLElement)) previousFocus = undefined;
  else if (!target.closest('[aria-live]')?.contains(relatedTarget)) previousFocus = relatedTarget;
};

/** Without this the focus would be lost with the removed button, and the next Tab would start at the top of the page. */
const restoreFocus = ({ currentTarget }: MouseEvent) => {
  if (currentTarget !== document.activeElement) return;
  (previousFocus?.isConnected ? previousFocus : returnFocus)?.focus({ preventScroll: true });
};

interface ToastContentProps extends ToastMessage {
  onClose: () => void;
}

/** The icon, the text and the button of a toast. */
export const ToastContent = ({ tone, text, action, onClose }: ToastContentProps) => (
  <>
    <span className={icon}>
      <Icon path={tone === 'danger' ? warningIcon : checkIcon} />
    </span>
    <span className={textStyle}>
      {text}
      {action && (
        <span className={actionStyle}>
          <Button
            onClick={(event) => {
              restoreFocus(event);
              onClose();
              action.onClick();
            }}
          >
            {action.label}
          </Button>
        </span>
      )}
    </span>
  </>
);

/** The close button of a toast. */
export const CloseButton = ({ onClose }: { onClose: () => void }) => {
  const { texts } = useUi();
  return (
    <button
      className={close}
      type="button"
      onClick={(event) => {
        restoreFocus(event);
        onClose();
      }}
    >
      <Icon path={closeIcon} />
      <VisuallyHidden>{texts.common.close}</VisuallyHidden>
    </button>
  );
};
