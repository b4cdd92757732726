import { useEffect, useId, useRef } from 'react';
import type { RefObject } from 'react';

/** A sheet of A4 or A5, or a roll of 80 or 58 mm for thermal printers. */
export type Paper = 'a4' | 'a5' | 'receipt' | 'receipt58';

/** Print margins are part of the page, so the preview has them as padding. */
const sheets = { a4: 'size:A4;margin:12mm', a5: 'size:A5;margin:10mm' } as const;

/** The widths of rolls, whose pages are as long as what is printed. */
const rolls = { receipt: '80mm', receipt58: '58mm' } as const;

/** The styles of `[data-measured]` are those of print. */
const printedHeight = (element: HTMLElement): number => {
  element.toggleAttribute('data-measured', true);
  const { height } = element.getBoundingClientRect();
  element.toggleAttribute('data-measured', false);
  return Math.ceil(height);
};

/**
 * Sets the size of the printed page; the page of a roll ends with the element that gets the ref. A style element would need an exception
 * in the Content Security Policy of a site.
 */
export const usePageSize = (paper: Paper): RefObject<HTMLElement | null> => {
  const ref = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const removeSheet = () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
    if (paper === 'a4' || paper === 'a5') {
      sheet.replaceSync(`@page{${sheets[paper]}}`);
      return removeSheet;
    }
    // Each paper on a roll has a page of its own, since several can be printed at once.
    const page = CSS.escape(id);
    element.style.setProperty('page', page);
    const setHeight = () =>
      sheet.replaceSync(`@page ${page}{size:${rolls[paper]} ${printedHeight(element)}px;margin:0}`);
    const observer = new ResizeObserver(setHeight);
    observer.observe(element);
    return () => {
      observer.disconnect();
      element.style.removeProperty('page');
      removeSheet();
    };
  }, [paper, id]);
  return ref;
};
