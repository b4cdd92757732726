import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** How many times its size a picture can have. */
const MAX_ZOOM = 5;

/** The pixels of a line, for a wheel that counts lines. */
const LINE = 16;

/** The pixels of the wheel that zoom by the factor e (2.7). */
const WHEEL_STEP = 400;

/** A point of the viewer, in pixels from its top left corner. */
interface Point {
  x: number;
  y: number;
}

interface Finger {
  clientX: number;
  clientY: number;
}

const middleOf = (element: HTMLElement): Point => ({ x: element.clientWidth / 2, y: element.clientHeight / 2 });

const pointIn = (element: HTMLElement, { clientX, clientY }: Finger): Point => {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
};

/** The distance of two fingers, and the point between them. */
const pinchOf = ([one, other]: readonly Finger[]) =>
  one &&
  other && {
    distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    clientX: (one.clientX + other.clientX) / 2,
    clientY: (one.clientY + other.clientY) / 2,
  };

/** The zoom of the content of a scroll container, by wheel and by two fingers. The browser scrolls it. */
export const useZoom = () => {
  const viewer = useRef<HTMLDivElement>(null);
  /** Where the content is scrolled to after the next zoom. */
  const nextScroll = useRef<Point>(null);
  const [zoom, setZoom] = useState(1);

  /** Zooms by a factor; the content at the point stays where it is. */
  const zoomBy = (factor: number, at?: Point) => {
    const element = viewer.current;
    // Rounded, so that the same steps back lead to the whole picture.
    const next = Math.round(Math.min(Math.max(zoom * factor, 1), MAX_ZOOM) * 1000) / 1000;
    if (!element || next === zoom) return;
    const { x, y } = at ?? middleOf(element);
    nextScroll.current = {
      x: ((element.scrollLeft + x) * next) / zoom - x,
      y: ((element.scrollTop + y) * next) / zoom - y,
    };
    setZoom(next);
  };

  useLayoutEffect(() => {
    if (nextScroll.current) viewer.current?.scrollTo({ left: nextScroll.current.x, top: nextScroll.current.y });
  }, [zoom]);

  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!viewer.current) return;
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
    zoomBy(Math.exp(-pixels / WHEEL_STEP), pointIn(viewer.current, event));
  });
  const onPinch = useEffectEvent(zoomBy);

  useEffect(() => {
    const element = viewer.current;
    if (!element) return undefined;
    let before: ReturnType<typeof pinchOf>;
    const onTouch = (event: TouchEvent) => {
      const pinch = event.touches.length === 2 ? pinchOf([...event.touches]) : undefined;
      if (pinch) event.preventDefault();
      if (pinch && before) onPinch(pinch.distance / before.distance, pointIn(element, pinch));
      before = pinch;
    };
    const onTurn = (event: WheelEvent) => onWheel(event);
    const ended = new AbortController();
    // The handlers of React cannot prevent the scrolling of the page.
    const options = { passive: false, signal: ended.signal };
    element.addEventListener('wheel', onTurn, options);
    for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
      element.addEventListener(type, onTouch, options);
    return () => ended.abort();
  }, []);

  return { viewer, zoom, zoomBy, showWhole: () => setZoom(1), isLargest: zoom === MAX_ZOOM };
};
