'use client';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FocusEvent, RefObject } from 'react';
import { createPortal } from 'react-dom';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { useUi } from '../../UiProvider.js';
import { toastStore } from './showToast.js';
import { CloseButton, rememberFocus, ToastContent } from './ToastCard.js';
import { createRegion } from './toastRegion.js';
import { stack, toast } from './Toasts.css.js';

export { closePageToasts, closeToast, showToast } from './showToast.js';
export type { ToastMessage } from './ToastCard.js';

export interface ToastsProps extends NativeProps<'div'> {
  /** Receives the focus when a toast is closed and the element that had the focus before is gone. */
  returnFocusRef?: RefObject<HTMLElement | null> | undefined;
}

/** The live region, which is in the page before the first message: screen readers ignore a message that is added with its region. */
const useRegion = () => {
  const home = useRef<HTMLDivElement>(null);
  const [region, setRegion] = useState<HTMLElement>();
  useLayoutEffect(() => {
    if (!home.current) return undefined;
    const { element, remove } = createRegion(home.current);
    setRegion(element);
    return remove;
  }, []);
  return { home, region };
};

/** Shows the messages of `showToast`, inside of an open dialog too; render it once per page. */
export const Toasts = ({ returnFocusRef, ...native }: ToastsProps) => {
  const { texts } = useUi();
  const { home, region } = useRegion();
  const { Stack, plainMessages } = useSyncExternalStore(toastStore.subscribe, toastStore.getState, toastStore.getState);
  return (
    <div {...mergeProps({ onFocus: (event: FocusEvent) => rememberFocus(event, returnFocusRef), ref: home }, native)}>
      {region &&
        // A portal gets its events also when the region is moved out of the root of React.
        createPortal(
          <>
            {Stack && <Stack />}
            {plainMessages.length > 0 && (
              <section className={stack} aria-label={texts.toasts.label}>
                {plainMessages.map(({ key, message }) => (
                  <div key={key} className={toast[message.tone]} role="group" aria-label={message.text}>
                    <ToastContent {...message} onClose={() => toastStore.closePlain(message)} />
                    <CloseButton onClose={() => toastStore.closePlain(message)} />
                  </div>
                ))}
              </section>
            )}
          </>,
          region,
        )}
    </div>
  );
};
