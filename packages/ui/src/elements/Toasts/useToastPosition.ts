import { useEffect } from 'react';
import type { RefObject } from 'react';
import { barSpace, stack as stackClass } from './Toasts.css.js';

/** A higher sticky element is content, for example a column that stays in view. */
const MAX_BAR = 1 / 3;

/** The sticky or fixed bar at a point of an edge of the viewport, on which toasts lie. */
const findBar = (stack: Element, x: number, y: number): DOMRect | undefined => {
  // jsdom has no `elementsFromPoint`.
  const element = document.elementsFromPoint?.(x, y).find((each) => !stack.contains(each));
  for (let each = element; each; each = each.parentElement ?? undefined) {
    const box = each.getBoundingClientRect();
    const isBar = ['sticky', 'fixed'].includes(getComputedStyle(each).position);
    if (isBar && box.height < innerHeight * MAX_BAR) return box;
  }
  return undefined;
};

const setBarSpace = (stack: HTMLElement) => {
  const { left, width } = stack.getBoundingClientRect();
  const x = left + width / 2;
  const above = findBar(stack, x, 1)?.bottom ?? 0;
  const below = innerHeight - (findBar(stack, x, innerHeight - 2)?.top ?? innerHeight);
  stack.style.setProperty(barSpace.above, `${above}px`);
  stack.style.setProperty(barSpace.below, `${below}px`);
};

const isOver = (stack: Element, focused: Element) => {
  const [one, other] = [stack.getBoundingClientRect(), focused.getBoundingClientRect()];
  return one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right;
};

/**
 * Keeps the toasts off the sticky bars at the edges of the viewport, and moves them to the opposite edge, with the attribute
 * `data-moved`, when they would cover the focused element.
 */
export const useToastPosition = (root: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const move = () => {
      const stack = root.current?.querySelector<HTMLElement>(`.${stackClass}`);
      if (!stack) return;
      if (stack.childElementCount === 0) stack.removeAttribute('data-moved');
      else setBarSpace(stack);
      const focused = document.activeElement;
      if (!focused || focused === document.body || stack.contains(focused) || !isOver(stack, focused)) return;
      stack.toggleAttribute('data-moved');
      if (isOver(stack, focused)) stack.toggleAttribute('data-moved');
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
