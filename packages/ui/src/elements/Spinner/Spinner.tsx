'use client';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { useUi } from '../../UiProvider.js';
import { page, ring } from './Spinner.css.js';

export interface SpinnerProps extends NativeProps<'span'> {
  /** Centres the spinner in an otherwise empty page. */
  fullPage?: boolean | undefined;
}

/** A loading indicator for content of unknown shape; otherwise use `Async` with a skeleton. */
export const Spinner = ({ fullPage = false, ...native }: SpinnerProps) => {
  const { texts } = useUi();
  const spinner = (
    <span role="progressbar" aria-label={texts.common.loading} {...mergeProps({ className: ring }, native)} />
  );
  return fullPage ? (
    <div className={page} aria-busy="true">
      {spinner}
    </div>
  ) : (
    spinner
  );
};
