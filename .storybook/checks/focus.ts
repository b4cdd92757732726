import { outlined } from '../../packages/ui/stories/outline.js';
import { describe, visibleItems } from './visibleItems.ts';

/** Describes what covers the middle of the visible part of an element, if anything. */
const coverOf = (element: Element) => {
  const { clientWidth, clientHeight } = document.documentElement;
  const { left, right, top, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const x = (Math.max(left, 0) + Math.min(right, clientWidth)) / 2;
  const y = (Math.max(top, 0) + Math.min(bottom, clientHeight)) / 2;
  const topmost = document.elementFromPoint(x, y);
  if (!topmost) return 'the edge of the window';
  // A toast may cover anything while it is shown (WCAG 2.4.11, note 2).
  const isClear = element.contains(topmost) || topmost.contains(element) || topmost.closest('[aria-live]') !== null;
  return isClear ? undefined : describe(topmost);
};

/** Focuses each target: its ring must be visible, and the target not covered (WCAG 2.4.7, 2.4.11). */
export const focusIssues = (): string[] =>
  visibleItems().targets.flatMap(({ element }) => {
    if (!(element instanceof HTMLElement) || element.matches('[tabindex="-1"]')) return [];
    element.focus();
    if (document.activeElement !== element) return [];
    const cover = coverOf(element);
    return [
      ...(outlined(element).length > 0 ? [] : [`${describe(element)} shows no focus ring`]),
      ...(cover === undefined ? [] : [`${describe(element)} is covered by ${cover} when it has the focus`]),
    ];
  });
