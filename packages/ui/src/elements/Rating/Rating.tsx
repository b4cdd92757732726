'use client';
import { formatExact } from '../../format/numbers.js';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { useUi } from '../../UiProvider.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { filledStars, noRating, number, root, stars } from './Rating.css.js';

export interface RatingProps extends NativeProps<'span'> {
  /** Any number; the stars are limited to 0 to 5, the number is shown as given. */
  value?: number | undefined;
}

const STARS = 5;
/** The width of a star and the space around it, in units of the view box. */
const CELL = 24;
const starsPath = Array.from(
  { length: STARS },
  (_, index) => `M${String(CELL * index + 12)} 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z`,
).join('');

/** The width of the filled stars in units of the view box; a star is narrower than its cell. */
const filledWidth = (value: number) => {
  const clamped = Math.min(Math.max(value, 0), STARS);
  const whole = Math.floor(clamped);
  return CELL * whole + (clamped > whole ? 3.5 + 17 * (clamped - whole) : 0);
};

/** A rating out of five, as stars and as a number. */
export const Rating = ({ value, ...native }: RatingProps) => {
  const { texts } = useUi();
  if (value === undefined || !Number.isFinite(value))
    return <span {...mergeProps({ className: noRating }, native)}>{texts.review.noRating}</span>;
  const width = filledWidth(value);
  const text = formatExact(value, texts.locale);
  return (
    <span {...mergeProps({ className: root }, native)}>
      <svg
        className={stars}
        viewBox={`0 0 ${String(CELL * STARS)} ${String(CELL)}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={starsPath} />
        {width > 0 && (
          <svg className={filledStars} width={width} height={CELL} viewBox={`0 0 ${String(width)} ${String(CELL)}`}>
            <path d={starsPath} />
          </svg>
        )}
      </svg>
      <span className={number} aria-hidden="true">
        {text}
      </span>
      <VisuallyHidden>{texts.review.ratingOutOf(text)}</VisuallyHidden>
    </span>
  );
};
