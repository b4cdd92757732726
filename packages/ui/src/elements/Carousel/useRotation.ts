'use client';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FocusEvent, RefObject } from 'react';

const SECONDS_PER_SLIDE = 6;

/** Moves on by itself until somebody takes over; being pointed at or focused holds it, unless it was asked to go on. */
type Rotation = 'byItself' | 'asked' | 'stopped';

const useInSight = (box: RefObject<HTMLElement | null>) => {
  const [inSight, setInSight] = useState(false);
  useEffect(() => {
    if (!box.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? false), {
      threshold: 0.5,
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return inSight;
};

const lessMotion = '(prefers-reduced-motion: reduce)';

const onMotionWish = (changed: () => void) => {
  const query = matchMedia(lessMotion);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

const useLessMotion = () =>
  useSyncExternalStore(
    onMotionWish,
    () => matchMedia(lessMotion).matches,
    () => false,
  );

/** The turning of a carousel by itself (WAI-ARIA carousel pattern): never where less motion is wanted, nor out of sight. */
export const useRotation = (next: () => void) => {
  const box = useRef<HTMLElement>(null);
  const inSight = useInSight(box);
  const [rotation, setRotation] = useState<Rotation>('byItself');
  const [pointedAt, setPointedAt] = useState(false);
  const [focused, setFocused] = useState(false);
  const lessMotionWanted = useLessMotion();
  const asked = rotation === 'asked';
  const playing = asked || (rotation === 'byItself' && !lessMotionWanted);
  const turning = playing && inSight && (asked || (!pointedAt && !focused));

  const turn = useRef(next);
  useEffect(() => {
    turn.current = next;
  });
  useEffect(() => {
    if (!turning) return undefined;
    const timer = setInterval(() => turn.current(), SECONDS_PER_SLIDE * 1000);
    return () => clearInterval(timer);
  }, [turning]);

  return {
    playing,
    turning,
    stop: () => setRotation('stopped'),
    play: () => setRotation('asked'),
    box: {
      ref: box,
      onPointerEnter: () => setPointedAt(true),
      onPointerLeave: () => setPointedAt(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
        setFocused(currentTarget.contains(relatedTarget)),
    },
  };
};
