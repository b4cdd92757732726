'use client';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { AsyncData } from '../../AsyncData.js';
import { useUi } from '../../UiProvider.js';
import { ErrorState } from '../ErrorState/ErrorState.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';

export interface AsyncProps<Data> {
  /** What is waited for. */
  value: AsyncData<Data>;
  /** Stands in its place, at its true size, until it is there. */
  skeleton: ReactNode;
  /** Stands there instead of an empty list. */
  empty?: ReactNode;
  /** Draws what has arrived. */
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

/** Shows any wait: the skeleton while it loads, why it failed and a way to try again, or the data. */
export const Async = <Data,>({ value, ...props }: AsyncProps<Data>) => {
  const place = useRef<HTMLDivElement>(null);
  const retry = () => {
    // The button goes with its press; whoever pressed it waits where the answer will stand.
    place.current?.focus({ preventScroll: true });
    if (value.state === 'failed') value.retry();
  };
  return (
    <div ref={place} tabIndex={-1} aria-busy={value.state === 'loading'}>
      <Content {...props} value={value.state === 'failed' ? { ...value, retry } : value} />
    </div>
  );
};
