import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { setStyle } from '../setStyle.js';
import type { RefObject } from 'react';

/** Rows rendered beyond either edge of the viewport, so that fast scrolling shows no gap. */
const OVERSCAN = 4;

/** The maximum list height in pixels: some browsers render nothing beyond about 17.8 million. Longer lists scale the scroll position. */
const MAX_HEIGHT = 15_000_000;

/** Scroll position, visible height and row height in pixels. */
interface Measurements {
  top: number;
  height: number;
  rowHeight: number;
}

const beforeFirstMeasurement: Measurements = { top: 0, height: 640, rowHeight: 64 };

const rangeOf = (from: number, to: number) =>
  Array.from({ length: Math.max(to - from, 0) }, (_, index) => from + index);

interface VirtualRowsOptions {
  body: RefObject<HTMLTableSectionElement | null>;
  rowCount: number;
  /** Rendered even outside the viewport, because it holds the focus or the tab stop. */
  activeRow: number;
  /** When it changes, the list scrolls to the first row. */
  resetKey: string;
}

/** Virtual scrolling for rows of equal height: which rows to render, and at which offset. */
export const useVirtualRows = ({ body, rowCount, activeRow, resetKey }: VirtualRowsOptions) => {
  const viewport = useRef<HTMLDivElement>(null);
  const [measurements, setMeasurements] = useState(beforeFirstMeasurement);

  const measure = useCallback(() => {
    const [viewportElement, bodyElement] = [viewport.current, body.current];
    if (!viewportElement || !bodyElement) return;
    const top = viewportElement.scrollTop;
    // The sticky table head covers the top of the viewport.
    const height = viewportElement.clientHeight - bodyElement.offsetTop;
    const renderedHeight = bodyElement.rows[0]?.offsetHeight;
    setMeasurements((before) => {
      const rowHeight = renderedHeight || before.rowHeight;
      const isSame = before.top === top && before.height === height && before.rowHeight === rowHeight;
      return isSame ? before : { top, height, rowHeight };
    });
  }, [body]);

  const { top, height, rowHeight } = measurements;
  const fullHeight = rowCount * rowHeight;
  const listHeight = Math.min(fullHeight, MAX_HEIGHT);

  // Before the measurement, because the viewport is as high as the list.
  useLayoutEffect(() => setStyle({ 'block-size': `${String(listHeight)}px` })(body.current), [body, listHeight]);

  useLayoutEffect(() => {
    const observer = new ResizeObserver(measure);
    if (viewport.current) observer.observe(viewport.current);
    measure();
    return () => observer.disconnect();
  }, [measure]);

  useLayoutEffect(() => {
    if (viewport.current) viewport.current.scrollTop = 0;
  }, [resetKey]);

  const scale = listHeight > height ? (fullHeight - height) / (listHeight - height) : 1;
  const start = top * scale;
  const first = Math.max(Math.floor(start / rowHeight) - OVERSCAN, 0);
  const last = Math.min(Math.ceil((start + height) / rowHeight) + OVERSCAN, rowCount);
  const nearViewport = rangeOf(first, last);
  const isActiveOutside = activeRow < rowCount && (activeRow < first || activeRow >= last);

  return {
    viewport,
    measure,
    /** The number of whole rows in the viewport. */
    pageRows: Math.max(Math.floor(height / rowHeight), 1),
    /** The rows to render, in ascending order, with the active row among them. */
    renderedRows: isActiveOutside ? [...nearViewport, activeRow].toSorted((one, other) => one - other) : nearViewport,
    /** The distance of a row from the top of the list in pixels. */
    offsetOf: (row: number) => row * rowHeight - start + top,
    /** Scrolls no more than needed to make a row visible. */
    scrollToRow: (row: number) => {
      const isAbove = row * rowHeight < start;
      const isBelow = (row + 1) * rowHeight > start + height;
      const target = isAbove ? row * rowHeight : (row + 1) * rowHeight - height;
      if ((isAbove || isBelow) && viewport.current) viewport.current.scrollTop = target / scale;
    },
  };
};
