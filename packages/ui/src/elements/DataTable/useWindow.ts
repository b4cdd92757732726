import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Rows drawn beyond either edge, so that a quick turn of the wheel meets no gap. */
const OVERSCAN = 4;

/** The tallest list in pixels: beyond about 17.8 million, some browsers draw nothing. A longer one scrolls in longer steps. */
const TALLEST = 15_000_000;

interface View {
  /** How far the list is scrolled, how much of it is in sight, how tall a row is: all in pixels. */
  top: number;
  height: number;
  rowHeight: number;
}

const firstGuess: View = { top: 0, height: 640, rowHeight: 64 };

const rangeOf = (from: number, to: number) =>
  Array.from({ length: Math.max(to - from, 0) }, (_, index) => from + index);

interface Windowed {
  body: RefObject<HTMLTableSectionElement | null>;
  rowCount: number;
  /** Drawn wherever it stands, because it has the focus or is the next to have it. */
  keptRow: number;
  /** What was asked for; another question starts at the first row. */
  question: string;
}

/** Tells which of so many rows of one height are in sight of a scrolling frame, and where they stand. */
export const useWindow = ({ body, rowCount, keptRow, question }: Windowed) => {
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(firstGuess);

  const measure = useCallback(() => {
    const [frameBox, bodyBox] = [frame.current, body.current];
    if (!frameBox || !bodyBox) return;
    const top = frameBox.scrollTop;
    // What stands over the body sticks to the frame and hides as much of it.
    const height = frameBox.clientHeight - bodyBox.offsetTop;
    const drawnHeight = bodyBox.rows[0]?.offsetHeight;
    setView((before) => {
      const rowHeight = drawnHeight || before.rowHeight;
      const isSame = before.top === top && before.height === height && before.rowHeight === rowHeight;
      return isSame ? before : { top, height, rowHeight };
    });
  }, [body]);

  useLayoutEffect(() => {
    const watcher = new ResizeObserver(measure);
    if (frame.current) watcher.observe(frame.current);
    measure();
    return () => watcher.disconnect();
  }, [measure]);

  useLayoutEffect(() => {
    if (frame.current) frame.current.scrollTop = 0;
  }, [question]);

  const { rowHeight, height } = view;
  const whole = rowCount * rowHeight;
  const listHeight = Math.min(whole, TALLEST);
  const stretch = listHeight > height ? (whole - height) / (listHeight - height) : 1;
  const start = view.top * stretch;
  const first = Math.max(Math.floor(start / rowHeight) - OVERSCAN, 0);
  const last = Math.min(Math.ceil((start + height) / rowHeight) + OVERSCAN, rowCount);
  const drawn = rangeOf(first, last);
  const isKeptApart = keptRow < rowCount && (keptRow < first || keptRow >= last);

  return {
    frame,
    measure,
    listHeight,
    /** How many whole rows are in sight. */
    pageRows: Math.max(Math.floor(height / rowHeight), 1),
    /** The rows to draw, in their order; the kept one is among them wherever it stands. */
    drawnRows: isKeptApart ? [...drawn, keptRow].toSorted((one, other) => one - other) : drawn,
    /** Distance of a row from the top of the list in pixels. */
    topOf: (row: number) => row * rowHeight - start + view.top,
    /** Scrolls as little as is needed to bring a row into sight. */
    reveal: (row: number) => {
      const isAbove = row * rowHeight < start;
      const isBelow = (row + 1) * rowHeight > start + height;
      const target = isAbove ? row * rowHeight : (row + 1) * rowHeight - height;
      if ((isAbove || isBelow) && frame.current) frame.current.scrollTop = target / stretch;
    },
  };
};
