'use client';
import { useSyncExternalStore } from 'react';
import { useUi } from '../../UiProvider.js';
import { toastStore } from './showToast.js';
import { CloseToast, rememberPlace, ToastWords } from './ToastCard.js';
import { stack, toast } from './Toasts.css.js';

export { showToast } from './showToast.js';
export type { ToastMessage } from './ToastStack.js';

/**
 * Where messages of `showToast` appear: one for the whole page, drawn from the start so that a screen reader
 * listens to it before the first message, and reads each out once. What draws them in full is loaded with the first one.
 */
export const Toasts = () => {
  const { texts } = useUi();
  const { Stack, plain } = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  return (
    <div aria-live="polite" onFocus={rememberPlace}>
      {Stack && <Stack />}
      {plain.length > 0 && (
        <section className={stack} aria-label={texts.toasts.label}>
          {plain.map((message) => (
            <div key={message.number} className={toast[message.tone]} role="group" aria-label={message.text}>
              <ToastWords {...message} />
              <CloseToast onClose={() => toastStore.closePlain(message)} />
            </div>
          ))}
        </section>
      )}
    </div>
  );
};
