'use client';
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

/** Takes a toast away before its time. */
export const CloseToast = ({ onClose }: { onClose: () => void }) => {
  const { texts } = useUi();
  return (
    <button className={close} type="button" onClick={onClose}>
      <Icon name="close" />
      <VisuallyHidden>{texts.common.close}</VisuallyHidden>
    </button>
  );
};
