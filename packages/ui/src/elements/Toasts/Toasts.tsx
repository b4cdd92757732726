'use client';
import { useSyncExternalStore } from 'react';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { useUi } from '../../UiProvider.js';
import { toastStore } from './showToast.js';
import { CloseButton, rememberFocus, ToastContent } from './ToastCard.js';
import { stack, toast } from './Toasts.css.js';

export { closeToast, showToast } from './showToast.js';
export type { ToastMessage } from './ToastStack.js';

export type ToastsProps = NativeProps<'div'>;

/**
 * Shows the messages of `showToast`; render it once per page. It is a live region from the first render, because screen
 * readers ignore the first message of a region that is added with it.
 */
export const Toasts = (native: ToastsProps) => {
  const { texts } = useUi();
  const { Stack, plainMessages } = useSyncExternalStore(toastStore.subscribe, toastStore.getState, toastStore.getState);
  return (
    <div aria-live="polite" {...mergeProps({ onFocus: rememberFocus }, native)}>
      {Stack && <Stack />}
      {plainMessages.length > 0 && (
        <section className={stack} aria-label={texts.toasts.label}>
          {plainMessages.map((message) => (
            <div key={message.id} className={toast[message.tone]} role="group" aria-label={message.text}>
              <ToastContent {...message} />
              <CloseButton onClose={() => toastStore.closePlain(message)} />
            </div>
          ))}
        </section>
      )}
    </div>
  );
};
