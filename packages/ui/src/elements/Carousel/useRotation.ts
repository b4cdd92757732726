'use client';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { FocusEvent, RefObject } from 'react';

const SECONDS_PER_SLIDE = 6;

/** `automatic` pauses on hover, focus and for reduced motion; `played` by the user pauses only outside the viewport. */
type Rotation = 'automatic' | 'played' | 'stopped';

const useIsInViewport = (ref: RefObject<HTMLElement | null>) => {
  const [isInViewport, setIsInViewport] = useState(false);
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => setIsInViewport(entry?.isIntersecting ?? false), {
      threshold: 0.5,
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isInViewport;
};

const reducedMotion = '(prefers-reduced-motion: reduce)';

const subscribe = (onChange: () => void) => {
  const query = matchMedia(reducedMotion);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

const usePrefersReducedMotion = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(reducedMotion).matches,
    () => false,
  );

/** The automatic rotation of a carousel (WAI-ARIA carousel pattern). */
export const useRotation = (showNext: () => void) => {
  const root = useRef<HTMLElement>(null);
  const isInViewport = useIsInViewport(root);
  const prefersReducedMotion = usePrefersReducedMotion();
  const [rotation, setRotation] = useState<Rotation>('automatic');
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isPlayed = rotation === 'played';
  const isPlaying = isPlayed || (rotation === 'automatic' && !prefersReducedMotion);
  const isRotating = isPlaying && isInViewport && (isPlayed || (!isHovered && !isFocused));

  const onTick = useEffectEvent(showNext);
  useEffect(() => {
    if (!isRotating) return undefined;
    const timer = setInterval(() => onTick(), SECONDS_PER_SLIDE * 1000);
    return () => clearInterval(timer);
  }, [isRotating]);

  return {
    isPlaying,
    isRotating,
    stop: () => setRotation('stopped'),
    play: () => setRotation('played'),
    root,
    rootHandlers: {
      onPointerEnter: () => setIsHovered(true),
      onPointerLeave: () => setIsHovered(false),
      onFocus: () => setIsFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
        setIsFocused(currentTarget.contains(relatedTarget)),
    },
  };
};
