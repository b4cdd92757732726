'use client';
import { useLayoutEffect, useRef } from 'react';
import { holdToasts } from './toastRegion.js';
import { outlet } from './ToastOutlet.css.js';

/** While a modal slides in, the position of a toast inside would be relative to it. */
const waitForAnimations = async ({ parentElement: modal }: HTMLElement) => {
  // The modal is shown after this layout effect.
  await Promise.resolve();
  // jsdom has no animations.
  await Promise.allSettled(modal?.getAnimations?.().map(({ finished }) => finished) ?? []);
};

/** Holds the toasts of the page while the modal around it is the topmost one, because all that is outside of it is inert. */
export const ToastOutlet = () => {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (ref.current ? holdToasts(ref.current, waitForAnimations(ref.current)) : undefined), []);
  return <div ref={ref} className={outlet} />;
};
