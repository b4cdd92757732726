'use client';
import type { KeyboardEvent, ReactNode } from 'react';
import { useUi } from '../../UiProvider.js';
import { Button } from '../Button/Button.js';
import { Icon } from '../Icon/Icon.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { buttons, carousel, controls, dot, dots, slide as slideBox, track as trackRow } from './Carousel.css.js';
import { useRotation } from './useRotation.js';
import { useSlides } from './useSlides.js';

export interface CarouselProps {
  /** What the slides show, all in all. */
  label: string;
  /** The slides in order, each known by its key; the name says what it shows, when it comes into sight. */
  slides: readonly { key: string; name: string; content: ReactNode }[];
}

/** Slides one at a time: by swipe, buttons, arrow keys, or by itself until somebody takes over (WAI-ARIA carousel pattern). */
export const Carousel = ({ label, slides }: CarouselProps) => {
  const { carousel: texts } = useUi().texts;
  const { track, current, follow, show, step, letGo } = useSlides(slides.length);
  const { playing, turning, stop, play, box } = useRotation(() => step(1));

  const byHand = (move: () => void) => () => {
    stop();
    move();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // With these keys held, the arrows are the browser's: back, forward, and along a line.
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    byHand(() => step(by))();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys come from the controls inside
    <section {...box} className={carousel} aria-roledescription={texts.role} aria-label={label} onKeyDown={onKeyDown}>
      <div className={controls}>
        <div className={buttons}>
          <Button tone="quiet" label={playing ? texts.pause : texts.play} onClick={playing ? stop : play}>
            <Icon name={playing ? 'pause' : 'play'} />
          </Button>
          <Button tone="quiet" label={texts.previous} onClick={byHand(() => step(-1))}>
            <Icon name="back" />
          </Button>
          <Button tone="quiet" label={texts.next} onClick={byHand(() => step(1))}>
            <Icon name="forward" />
          </Button>
        </div>
        <div className={dots}>
          {slides.map(({ key }, index) => (
            <button
              key={key}
              type="button"
              className={dot}
              aria-label={texts.show(index + 1)}
              aria-current={index === current || undefined}
              onClick={byHand(() => show(index))}
            />
          ))}
        </div>
        <VisuallyHidden>
          <span aria-live={turning ? 'off' : 'polite'}>
            {texts.slide(current + 1, slides.length)}: {slides[current]?.name}
          </span>
        </VisuallyHidden>
      </div>
      <ul
        ref={track}
        className={trackRow}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={texts.slides}
        onScroll={follow}
        onPointerDown={byHand(letGo)}
      >
        {slides.map(({ key, content }, index) => (
          <li
            key={key}
            className={slideBox}
            aria-roledescription={texts.slideRole}
            aria-label={texts.slide(index + 1, slides.length)}
          >
            {content}
          </li>
        ))}
      </ul>
    </section>
  );
};
