'use client';
import { useUi } from '../../UiProvider.js';
import { page, ring } from './Spinner.css.js';

export interface SpinnerProps {
  /** Stands in the middle of a page that has nothing else to show yet. */
  fullPage?: boolean;
}

/** Says that something is under way whose shape is not known; where it is, use `Async` with a skeleton. */
export const Spinner = ({ fullPage = false }: SpinnerProps) => {
  const { texts } = useUi();
  const turning = <span className={ring} role="progressbar" aria-label={texts.common.loading} />;
  return fullPage ? (
    <div className={page} aria-busy="true">
      {turning}
    </div>
  ) : (
    turning
  );
};
