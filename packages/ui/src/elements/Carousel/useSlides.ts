'use client';
import { useRef, useState } from 'react';

/** The scrolled row of a carousel: which slide is in sight, and how to bring another there. Swiping needs nothing of this. */
export const useSlides = (count: number) => {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  // Where a press has sent it, until it gets there: a second press during the way counts from there.
  const goal = useRef<number>(undefined);
  // Where it is by the last scroll, known before the next drawing: two quick presses may both come before that.
  const at = useRef(0);

  const follow = () => {
    const row = track.current;
    if (!row || row.clientWidth === 0) return;
    const nearest = Math.min(Math.round(Math.abs(row.scrollLeft) / row.clientWidth), count - 1);
    if (nearest === goal.current) goal.current = undefined;
    at.current = nearest;
    setCurrent(nearest);
  };

  const show = (index: number) => {
    const row = track.current;
    const wrapped = (index + count) % count;
    const slide = row?.children.item(wrapped);
    if (!row || !(slide instanceof HTMLElement)) return;
    goal.current = wrapped === at.current ? undefined : wrapped;
    row.scrollTo({ left: slide.offsetLeft });
  };

  return {
    track,
    current,
    follow,
    show,
    step: (by: number) => show((goal.current ?? at.current) + by),
    letGo: () => {
      goal.current = undefined;
    },
  };
};
