import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Carousel } from './Carousel.js';

const slides = ['Front', 'Counter', 'Aisle', 'Workshop'].map((key) => ({ key, name: key, content: <p>{key}</p> }));
const scrollTo = vi.fn<() => void>();
const ignored = () => undefined;

/** A page whose reader may want less motion, with the carousel in sight or not. */
const open = ({ lessMotion = false, inSight = true } = {}) => {
  vi.stubGlobal('matchMedia', () => ({ matches: lessMotion, addEventListener: ignored, removeEventListener: ignored }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly tell: (entries: { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.tell = tell;
      }
      observe() {
        this.tell([{ isIntersecting: inSight }]);
      }
      readonly disconnect = ignored;
    },
  );
  render(<Carousel label="Showroom pictures" slides={slides} />);
};

const wait = (seconds: number) =>
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

it('moves on by itself every six seconds', () => {
  open();
  wait(5.9);
  expect(scrollTo).not.toHaveBeenCalled();
  wait(0.2);
  expect(scrollTo).toHaveBeenCalledOnce();
});

it('stands still where less motion is wanted, and says so on its button', () => {
  open({ lessMotion: true });
  wait(60);
  expect(scrollTo).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Play the slides' })).toBeDefined();
});

it('stands still out of sight', () => {
  open({ inSight: false });
  wait(60);
  expect(scrollTo).not.toHaveBeenCalled();
});

it('waits while it is pointed at', () => {
  open();
  fireEvent.pointerEnter(region());
  wait(60);
  expect(scrollTo).not.toHaveBeenCalled();
  fireEvent.pointerLeave(region());
  wait(6);
  expect(scrollTo).toHaveBeenCalledOnce();
});

it('waits while something in it has the focus', () => {
  open();
  act(() => {
    screen.getByRole('button', { name: 'Next slide' }).focus();
  });
  wait(60);
  expect(scrollTo).not.toHaveBeenCalled();
});

it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('leaves an arrow with %s to the browser', (modifier) => {
  open();
  const next = screen.getByRole('button', { name: 'Next slide' });
  expect(fireEvent.keyDown(next, { key: 'ArrowLeft', [modifier]: true })).toBe(true);
  expect(scrollTo).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(next, { key: 'ArrowLeft' })).toBe(false);
  expect(scrollTo).toHaveBeenCalledOnce();
});

it('stops for good once somebody takes over', () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  expect(scrollTo).toHaveBeenCalledOnce();
  wait(60);
  expect(scrollTo).toHaveBeenCalledOnce();
});

it('goes on when it is asked to, even with the focus on its button', () => {
  open({ lessMotion: true });
  const play = screen.getByRole('button', { name: 'Play the slides' });
  act(() => {
    play.focus();
  });
  fireEvent.click(play);
  wait(6);
  expect(scrollTo).toHaveBeenCalledOnce();
});
