'use client';
import type { FocusEvent, MouseEvent } from 'react';
import { useUi } from '../../UiProvider.js';
import { Button } from '../Button/Button.js';
import { Icon } from '../Icon/Icon.js';
import { checkIcon, closeIcon, warningIcon } from '../Icon/icons.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { action as actionStyle, close, icon, text as textStyle } from './Toasts.css.js';
import type { ToastMessage } from './ToastStack.js';

/** The element that had the focus before a toast. It is module state, as a page has one `Toasts`. */
let previousFocus: HTMLElement | undefined;

/** The `onFocus` handler of the element around the toasts. */
export const rememberFocus = ({ target, relatedTarget }: FocusEvent) => {
  if (!(relatedTarget instanceof HTMLElement)) previousFocus = undefined;
  else if (!target.closest('[aria-live]')?.contains(relatedTarget)) previousFocus = relatedTarget;
};

/** Without this the focus would be lost with the removed button, and the next Tab would start at the top of the page. */
const restoreFocus = ({ currentTarget }: MouseEvent) => {
  if (currentTarget !== document.activeElement) return;
  const target = previousFocus?.isConnected ? previousFocus : document.querySelector<HTMLElement>('main h1');
  target?.focus({ preventScroll: true });
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
