import { useLayoutEffect } from 'react';

/** The number of mounted components that lock the page. */
let locks = 0;
let unlocked: Partial<CSSStyleDeclaration> = {};

/**
 * Keeps the page from scrolling while the component is mounted, without a layout shift. It sets properties of an element,
 * because a content security policy may forbid style elements.
 */
export const useScrollLock = () => {
  useLayoutEffect(() => {
    const { clientWidth, style } = document.documentElement;
    locks += 1;
    if (locks === 1) {
      const { overflow, scrollbarGutter } = style;
      unlocked = { overflow, scrollbarGutter };
      const hasScrollbar = window.innerWidth > clientWidth;
      Object.assign(style, { overflow: 'hidden', scrollbarGutter: hasScrollbar ? 'stable' : scrollbarGutter });
    }
    return () => {
      locks -= 1;
      if (locks === 0) Object.assign(style, unlocked);
    };
  }, []);
};
