import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Scrolls the current link of a list into view, whenever the key changes: on a phone the list may be wider than the page. */
export const useScrollToCurrent = (key: string): RefObject<HTMLUListElement | null> => {
  const listRef = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const scroller = listRef.current;
    const current = scroller?.querySelector('[aria-current]');
    if (!scroller || !current) return undefined;
    const observer = new ResizeObserver(() => {
      const { left, width } = current.getBoundingClientRect();
      const bounds = scroller.getBoundingClientRect();
      scroller.scrollLeft += left + width / 2 - (bounds.left + bounds.width / 2);
    });
    observer.observe(scroller);
    // Items change their widths when the web font or their numbers load.
    for (const item of scroller.children) observer.observe(item);
    return () => observer.disconnect();
  }, [key]);
  return listRef;
};
