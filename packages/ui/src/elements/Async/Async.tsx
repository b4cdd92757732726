'use client';
import { useImperativeHandle, useRef } from 'react';
import type { ReactNode } from 'react';
import type { AsyncData } from '../../AsyncData.js';
import type { NativeProps } from '../nativeProps.js';
import { useUi } from '../../UiProvider.js';
import { ErrorState } from '../ErrorState/ErrorState.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';

export interface AsyncProps<Data> extends NativeProps<'div'> {
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

/** Shows a skeleton while data loads, an error with a retry button if it fails, or the data. */
export const Async = <Data,>({ value, skeleton, empty, children, ref, ...native }: AsyncProps<Data>) => {
  const { texts } = useUi();
  const region = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => region.current as HTMLDivElement, []);
  return (
    <div tabIndex={-1} aria-busy={value.state === 'loading'} {...native} ref={region}>
      {value.state === 'failed' ? (
        <ErrorState
          kind={value.kind}
          onRetry={() => {
            // The retry button disappears when it is pressed; without this the focus would move to the body.
            region.current?.focus({ preventScroll: true });
            value.retry();
          }}
        />
      ) : value.state === 'loading' ? (
        <>
          <VisuallyHidden>
            <progress aria-label={texts.common.loading} />
          </VisuallyHidden>
          {skeleton}
        </>
      ) : empty !== undefined && isEmptyList(value.data) ? (
        empty
      ) : (
        children(value.data)
      )}
    </div>
  );
};
