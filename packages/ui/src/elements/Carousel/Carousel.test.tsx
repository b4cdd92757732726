import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Carousel } from './Carousel.js';

const slides = ['Front', 'Counter', 'Aisle', 'Workshop'].map((key) => ({ key, name: key, content: <p>{key}</p> }));
const scrollTo = vi.fn<() => void>();
const noop = () => undefined;

const renderCarousel = ({ reducedMotion = false, inViewport = true } = {}) => {
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion, addEventListener: noop, removeEventListener: noop }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly notify: (entries: { isIntersecting: boolean }[]) => void;
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        this.notify = notify;
      }
      observe() {
        this.notify([{ isIntersecting: inViewport }]);
      }
      readonly disconnect = noop;
    },
  );
  render(<Carousel label="Showroom pictures" slides={slides} />);
};

const advance = (seconds: number) =>
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });

const region = () => screen.getByRole('region', { name: 'Showroom pictures' });

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.scrollTo = scrollTo;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  scrollTo.mockClear();
});

it('shows the next slide every six seconds', () => {
  renderCarousel();
  advance(5.9);
  expect(scrollTo).not.toHaveBeenCalled();
  advance(0.2);
  expect(scrollTo).toHaveBeenCalledOnce();
});

it('does not rotate for users who prefer reduced motion, and offers a play button', () => {
  renderCarousel({ reducedMotion: true });
  advance(60);
  expect(scrollTo).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Play the slides' })).toBeDefined();
});

it('does not rotate outside the viewport', () => {
  renderCarousel({ inViewport: false });
  advance(60);
  expect(scrollTo).not.toHaveBeenCalled();
});

it('pauses while it is hovered', () => {
  renderCarousel();
  fireEvent.pointerEnter(region());
  advance(60);
  expect(scrollTo).not.toHaveBeenCalled();
  fireEvent.pointerLeave(region());
  advance(6);
  expect(scrollTo).toHaveBeenCalledOnce();
});

it('pauses while it contains the focus', () => {
  renderCarousel();
  act(() => {
    screen.getByRole('button', { name: 'Next slide' }).focus();
  });
  advance(60);
  expect(scrollTo).not.toHaveBeenCalled();
});

it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('ignores arrow keys with %s', (modifier) => {
  renderCarousel();
  const next = screen.getByRole('button', { name: 'Next slide' });
  expect(fireEvent.keyDown(next, { key: 'ArrowLeft', [modifier]: true })).toBe(true);
  expect(scrollTo).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(next, { key: 'ArrowLeft' })).toBe(false);
  expect(scrollTo).toHaveBeenCalledOnce();
});

it('stops rotating when the user presses a button', () => {
  renderCarousel();
  fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  expect(scrollTo).toHaveBeenCalledOnce();
  advance(60);
  expect(scrollTo).toHaveBeenCalledOnce();
});

it('rotates after the play button is pressed, even while that button has the focus', () => {
  renderCarousel({ reducedMotion: true });
  const play = screen.getByRole('button', { name: 'Play the slides' });
  act(() => {
    play.focus();
  });
  fireEvent.click(play);
  advance(6);
  expect(scrollTo).toHaveBeenCalledOnce();
});
