'use client';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { AsyncData } from '../../AsyncData.js';
import { useUi } from '../../UiProvider.js';
import { ErrorState } from '../ErrorState/ErrorState.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';

export interface AsyncProps<Data> {
  /** The data and its loading state. */
  value: AsyncData<Data>;
  /** Shown while the data loads, in the size of the loaded content. */
  skeleton: ReactNode;
  /** Shown instead of an empty array. */
  empty?: ReactNode | undefined;
  /** Renders the loaded data. */
  children: (data: Data) => ReactNode;
}

const isEmptyList = (data: unknown) => Array.isArray(data) && data.length === 0;

const Content = <Data,>({ value, skeleton, empty, children }: AsyncProps<Data>) => {
  const { texts } = useUi();
  if (value.state === 'failed') return <ErrorState kind={value.kind} onRetry={value.retry} />;
  if (value.state === 'ready') return empty !== undefined && isEmptyList(value.data) ? empty : children(value.data);
  return (
    <>
      <VisuallyHidden>
        <progress aria-label={texts.common.loading} />
      </VisuallyHidden>
      {skeleton}
    </>
  );
};

/** Shows a skeleton while data loads, an error with a retry button if it fails, or the data. */
export const Async = <Data,>({ value, ...props }: AsyncProps<Data>) => {
  const region = useRef<HTMLDivElement>(null);
  const retry = () => {
    // The retry button disappears when it is pressed; without this the focus would move to the body.
    region.current?.focus({ preventScroll: true });
    if (value.state === 'failed') value.retry();
  };
  return (
    <div ref={region} tabIndex={-1} aria-busy={value.state === 'loading'}>
      <Content {...props} value={value.state === 'failed' ? { ...value, retry } : value} />
    </div>
  );
};
