'use client';
import { useLayoutEffect, useRef } from 'react';
import { holdToasts } from './toastRegion.js';
import { outlet } from './ToastOutlet.css.js';

/** Holds the toasts of the page while the modal around it is the topmost one, because all that is outside of it is inert. */
export const ToastOutlet = () => {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (ref.current ? holdToasts(ref.current) : undefined), []);
  return <div ref={ref} className={outlet} />;
};
