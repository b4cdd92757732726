'use client';
import type { FocusEvent, MouseEvent } from 'react';
import { useUi } from '../../UiProvider.js';
import { Icon } from '../Icon/Icon.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { close, sign, words } from './Toasts.css.js';
import type { ToastMessage } from './ToastStack.js';

/** Sign and words of one toast. */
export const ToastWords = ({ tone, text }: ToastMessage) => (
  <>
    <span className={sign}>
      <Icon name={tone === 'danger' ? 'warning' : 'check'} />
    </span>
    <span className={words}>{text}</span>
  </>
);

/** Where the person was before they came to the toasts; there is one stack of them on a page. */
let cameFrom: HTMLElement | undefined;

/** For whatever holds the toasts, on its way to where a toast has the focus. */
export const rememberPlace = ({ currentTarget, relatedTarget }: FocusEvent) => {
  if (!(relatedTarget instanceof HTMLElement)) cameFrom = undefined;
  else if (!currentTarget.contains(relatedTarget)) cameFrom = relatedTarget;
};

/** A button that goes takes the focus along with it, and the next Tab would begin at the top of the page. */
const goBack = ({ currentTarget }: MouseEvent) => {
  if (currentTarget !== document.activeElement) return;
  const place = cameFrom?.isConnected ? cameFrom : document.querySelector<HTMLElement>('main h1');
  place?.focus({ preventScroll: true });
};

/** Takes a toast away before its time. */
export const CloseToast = ({ onClose }: { onClose: () => void }) => {
  const { texts } = useUi();
  return (
    <button
      className={close}
      type="button"
      onClick={(event) => {
        goBack(event);
        onClose();
      }}
    >
      <Icon name="close" />
      <VisuallyHidden>{texts.common.close}</VisuallyHidden>
    </button>
  );
};
