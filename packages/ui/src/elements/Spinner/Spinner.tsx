'use client';
import { useUi } from '../../UiProvider.js';
import { page, ring } from './Spinner.css.js';

export interface SpinnerProps {
  /** Centres the spinner in an otherwise empty page. */
  fullPage?: boolean | undefined;
}

/** A loading indicator for content of unknown shape; otherwise use `Async` with a skeleton. */
export const Spinner = ({ fullPage = false }: SpinnerProps) => {
  const { texts } = useUi();
  const spinner = <span className={ring} role="progressbar" aria-label={texts.common.loading} />;
  return fullPage ? (
    <div className={page} aria-busy="true">
      {spinner}
    </div>
  ) : (
    spinner
  );
};
