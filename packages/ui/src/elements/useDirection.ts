'use client';
import { useCallback, useState } from 'react';

/** The direction of the text around an element, which decides what the left and right arrow keys do. */
export const useDirection = () => {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  const measure = useCallback((element: Element | null) => {
    const around = element?.parentElement;
    if (around) setDirection(getComputedStyle(around).direction === 'rtl' ? 'rtl' : 'ltr');
  }, []);
  return [direction, measure] as const;
};
