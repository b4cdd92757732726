import { useEffect, useRef, useState } from 'react';

/** Makes a container focusable while its content is too wide, since without a mouse it needs the focus to scroll; `labelledBy` is the id of its name. */
export const useScrollRegion = (labelledBy: string, isObserved = true) => {
  const ref = useRef<HTMLDivElement>(null);
  const [isTooWide, setIsTooWide] = useState(false);
  useEffect(() => {
    const { current } = ref;
    if (!current || !isObserved) return undefined;
    const observer = new ResizeObserver(() => setIsTooWide(current.scrollWidth > current.clientWidth));
    for (const element of [current, ...current.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [isObserved]);
  return { ref, scrollable: isTooWide ? { role: 'region', 'aria-labelledby': labelledBy, tabIndex: 0 } : {} };
};
