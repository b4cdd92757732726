'use client';
import { formatExact } from '../../format/numbers.js';
import { useUi } from '../../UiProvider.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { figure, full, none, rating, stars } from './Rating.css.js';

export interface RatingProps {
  /** Any number; the stars stop at none and at five, the figure is shown as given. */
  value?: number;
}

const SCALE = 5;
const CELL = 24;
const row = Array.from(
  { length: SCALE },
  (_, index) => `M${String(CELL * index + 12)} 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z`,
).join('');

/** How far the row of stars is filled, in its own units; a star is narrower than its cell. */
const filledTo = (value: number) => {
  const clamped = Math.min(Math.max(value, 0), SCALE);
  const whole = Math.floor(clamped);
  return CELL * whole + (clamped > whole ? 3.5 + 17 * (clamped - whole) : 0);
};

/** A rating out of five, as stars and as a figure. */
export const Rating = ({ value }: RatingProps) => {
  const { texts } = useUi();
  if (value === undefined || !Number.isFinite(value)) return <span className={none}>{texts.review.noRating}</span>;
  const width = filledTo(value);
  const given = formatExact(value, texts.locale);
  return (
    <span className={rating}>
      <svg
        className={stars}
        viewBox={`0 0 ${String(CELL * SCALE)} ${String(CELL)}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={row} />
        {width > 0 && (
          <svg className={full} width={width} height={CELL} viewBox={`0 0 ${String(width)} ${String(CELL)}`}>
            <path d={row} />
          </svg>
        )}
      </svg>
      <span className={figure} aria-hidden="true">
        {given}
      </span>
      <VisuallyHidden>{texts.review.ratingOutOf(given)}</VisuallyHidden>
    </span>
  );
};
