'use client';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { useUi } from '../../UiProvider.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { bar } from './RouteProgress.css.js';

export interface RouteProgressProps extends NativeProps<'div'> {
  /** The next page is loading. */
  active: boolean;
}

/** A progress bar at the top of the page while the next page loads, shown after 120 ms. */
export const RouteProgress = ({ active, ...native }: RouteProgressProps) => {
  const { texts } = useUi();
  if (!active) return null;
  return (
    <div {...mergeProps({ className: bar }, native)}>
      <VisuallyHidden>
        <progress aria-label={texts.common.loading} />
      </VisuallyHidden>
    </div>
  );
};
