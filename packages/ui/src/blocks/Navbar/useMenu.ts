import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ToggleEvent } from 'react';

/** Missing in older browsers, where the menu opens when its script has run. */
const hasPopovers = () => 'popover' in HTMLElement.prototype;

/**
 * Whether the menu is open. The browser keeps it as the state of an empty popover, so that the button works before the script of the
 * page runs, and the menu itself stays below the header.
 */
export const useMenu = (currentPath: string) => {
  const popover = useRef<HTMLSpanElement>(null);
  // Undefined until the page is hydrated: until then the browser derives `aria-expanded` from the popover.
  const [isOpen, setIsOpen] = useState<boolean>();
  useLayoutEffect(() => setIsOpen(hasPopovers() && popover.current?.matches(':popover-open')), []);
  const close = () => (hasPopovers() ? popover.current?.hidePopover() : setIsOpen(false));
  // When the page is left, and not before: the menu may have been opened before hydration.
  useEffect(() => () => popover.current?.hidePopover?.(), [currentPath]);
  return {
    isOpen,
    close,
    popoverProps: {
      ref: popover,
      popover: 'manual' as const,
      onBeforeToggle: ({ newState }: ToggleEvent) => setIsOpen(newState === 'open'),
    },
    onClick: () => hasPopovers() || setIsOpen(!isOpen),
  };
};
