'use client';
import { useRef, useState } from 'react';

/** The current slide of a scroll container, and functions that scroll to another one. */
export const useSlides = (count: number) => {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  // The target of a scroll in progress: a second press during the scroll continues from there.
  const target = useRef<number>(undefined);
  // The slide of the last scroll event. `current` is one render late for two quick presses.
  const scrolledTo = useRef(0);

  const onScroll = () => {
    const list = track.current;
    if (!list || list.clientWidth === 0) return;
    const nearest = Math.min(Math.round(Math.abs(list.scrollLeft) / list.clientWidth), count - 1);
    if (nearest === target.current) target.current = undefined;
    scrolledTo.current = nearest;
    setCurrent(nearest);
  };

  const show = (index: number) => {
    const list = track.current;
    const wrapped = (index + count) % count;
    const slide = list?.children.item(wrapped);
    if (!list || !(slide instanceof HTMLElement)) return;
    target.current = wrapped === scrolledTo.current ? undefined : wrapped;
    list.scrollTo({ left: slide.offsetLeft });
  };

  return {
    track,
    current,
    onScroll,
    show,
    /** Scrolls by a number of slides, from the last slide to the first and back. */
    step: (by: number) => show((target.current ?? scrolledTo.current) + by),
    /** Clears the target of the scroll in progress, because the user is scrolling. */
    cancelScroll: () => {
      target.current = undefined;
    },
  };
};
