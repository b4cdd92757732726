import { useEffect } from 'react';
import type { RefObject } from 'react';
import { stack as stackClass } from './Toasts.css.js';

type Edges = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

const overlaps = (one: Edges, other: Edges) =>
  one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right;

/** Where the box would be at the opposite edge of the viewport. */
const mirrored = ({ top, bottom, left, right }: Edges): Edges => ({
  top: innerHeight - bottom,
  bottom: innerHeight - top,
  left,
  right,
});

/**
 * Moves the toasts to the opposite edge of the viewport, with the attribute `data-moved`, when they would cover the focused
 * element.
 */
export const useAvoidFocus = (root: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const move = () => {
      const stack = root.current?.querySelector(`.${stackClass}`);
      const focused = document.activeElement;
      if (!stack || !focused || focused === document.body || stack.contains(focused)) return;
      if (stack.childElementCount === 0) stack.removeAttribute('data-moved');
      const [box, target] = [stack.getBoundingClientRect(), focused.getBoundingClientRect()];
      if (overlaps(box, target) && !overlaps(mirrored(box), target)) stack.toggleAttribute('data-moved');
    };
    const events = ['focusin', 'scroll', 'resize'] as const;
    for (const event of events) addEventListener(event, move, { capture: true, passive: true });
    // A new toast makes the stack taller.
    const observer = new MutationObserver(move);
    if (root.current) observer.observe(root.current, { childList: true, subtree: true });
    return () => {
      for (const event of events) removeEventListener(event, move, { capture: true });
      observer.disconnect();
    };
  }, [root]);
};
