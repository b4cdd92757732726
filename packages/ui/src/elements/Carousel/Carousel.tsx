'use client';
import { useImperativeHandle } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { useUi } from '../../UiProvider.js';
import { Button } from '../Button/Button.js';
import { Icon } from '../Icon/Icon.js';
import { backIcon, forwardIcon, pauseIcon, playIcon } from '../Icon/icons.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { buttons, carousel, controls, dot, dots, track as trackStyle } from './Carousel.css.js';
import { slide as slideStyle } from './slides.css.js';
import { useRotation } from './useRotation.js';
import { useSlides } from './useSlides.js';

export interface CarouselProps extends NativeProps<'section'> {
  /** The accessible name of the carousel. */
  label: string;
  /** The slides in order; a screen reader announces the `name` of a slide when it becomes the current one. */
  slides: ReadonlyArray<{ key: string; name: string; content: ReactNode }>;
}

/** Shows one slide at a time, by swipe, buttons, arrow keys or automatic rotation until the user interacts (WAI-ARIA carousel pattern). */
export const Carousel = ({ label, slides, ref, ...native }: CarouselProps) => {
  const { carousel: texts } = useUi().texts;
  const { track, current, onScroll, show, step, cancelScroll } = useSlides(slides.length);
  const { isPlaying, isRotating, stop, play, root, rootHandlers } = useRotation(() => step(1));
  useImperativeHandle(ref, () => root.current as HTMLElement, [root]);

  const byUser = (move: () => void) => () => {
    stop();
    move();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // With a modifier key the arrows are browser shortcuts.
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    byUser(() => step(by))();
  };

  return (
    <section
      aria-roledescription={texts.role}
      aria-label={label}
      {...mergeProps({ ...rootHandlers, className: carousel, onKeyDown }, native)}
      ref={root}
    >
      <div className={controls}>
        <div className={buttons}>
          <Button tone="quiet" aria-label={isPlaying ? texts.pause : texts.play} onClick={isPlaying ? stop : play}>
            <Icon path={isPlaying ? pauseIcon : playIcon} />
          </Button>
          <Button tone="quiet" aria-label={texts.previous} onClick={byUser(() => step(-1))}>
            <Icon path={backIcon} />
          </Button>
          <Button tone="quiet" aria-label={texts.next} onClick={byUser(() => step(1))}>
            <Icon path={forwardIcon} />
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
              onClick={byUser(() => show(index))}
            />
          ))}
        </div>
        <VisuallyHidden>
          <span aria-live={isRotating ? 'off' : 'polite'}>
            {texts.slide(current + 1, slides.length)}: {slides[current]?.name}
          </span>
        </VisuallyHidden>
      </div>
      <ul
        ref={track}
        className={trackStyle}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
        tabIndex={0}
        aria-label={texts.slides}
        onScroll={onScroll}
        onPointerDown={byUser(cancelScroll)}
      >
        {slides.map(({ key, content }, index) => (
          <li
            key={key}
            className={slideStyle}
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
