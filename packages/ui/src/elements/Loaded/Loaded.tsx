'use client';
import type { ReactNode } from 'react';
import type { Loadable } from '../../Loadable.js';
import { useUi } from '../../UiProvider.js';
import { ErrorState } from '../ErrorState/ErrorState.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';

export interface LoadedProps<Data> {
  /** What is waited for. */
  value: Loadable<Data>;
  /** Stands in its place, at its true size, until it is there. */
  skeleton: ReactNode;
  /** Stands there instead of an empty list. */
  empty?: ReactNode;
  /** Draws what has arrived. */
  children: (data: Data) => ReactNode;
}

const isEmptyList = (data: unknown) => Array.isArray(data) && data.length === 0;

const Content = <Data,>({ value, skeleton, empty, children }: LoadedProps<Data>) => {
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
export const Loaded = <Data,>(props: LoadedProps<Data>) => (
  <div aria-busy={props.value.state === 'loading'}>
    <Content {...props} />
  </div>
);
