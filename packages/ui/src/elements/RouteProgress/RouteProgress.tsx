'use client';
import { useUi } from '../../UiProvider.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { line } from './RouteProgress.css.js';

export interface RouteProgressProps {
  /** The next page is on its way. */
  active: boolean;
}

/** A thin line at the top of the page while the next one is fetched; it shows only if that takes 120 ms. */
export const RouteProgress = ({ active }: RouteProgressProps) => {
  const { texts } = useUi();
  if (!active) return null;
  return (
    <div className={line}>
      <VisuallyHidden>
        <progress aria-label={texts.common.loading} />
      </VisuallyHidden>
    </div>
  );
};
