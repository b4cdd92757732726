import { useLayoutEffect } from 'react';

/**
 * Keeps the page from scrolling while the component is mounted, without a layout shift. It sets properties of an element,
 * because a content security policy may forbid style elements.
 */
export const useScrollLock = () => {
  useLayoutEffect(() => {
    const { clientWidth, style } = document.documentElement;
    const { overflow, scrollbarGutter } = style;
    const hasScrollbar = window.innerWidth > clientWidth;
    Object.assign(style, { overflow: 'hidden', scrollbarGutter: hasScrollbar ? 'stable' : scrollbarGutter });
    return () => void Object.assign(style, { overflow, scrollbarGutter });
  }, []);
};
