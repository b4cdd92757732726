'use client';
import { useUi } from '../../UiProvider.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { bar } from './RouteProgress.css.js';

export interface RouteProgressProps {
  /** The next page is loading. */
  active: boolean;
}

/** A progress bar at the top of the page while the next page loads, shown after 120 ms. */
export const RouteProgress = ({ active }: RouteProgressProps) => {
  const { texts } = useUi();
  if (!active) return null;
  return (
    <div className={bar}>
      <VisuallyHidden>
        <progress aria-label={texts.common.loading} />
      </VisuallyHidden>
    </div>
  );
};
