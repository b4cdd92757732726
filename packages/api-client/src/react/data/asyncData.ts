import type { ErrorKind } from '../../index.js';

/** The response of a call, as a component waits for it. */
export type AsyncData<Data> =
  | { state: 'loading' }
  | { state: 'failed'; kind: ErrorKind; retry: () => void }
  | { state: 'ready'; data: Data };

/** Converts the data once it is ready. */
export const mapAsyncData = <From, To>(value: AsyncData<From>, convert: (data: From) => To): AsyncData<To> =>
  value.state === 'ready' ? { state: 'ready', data: convert(value.data) } : value;

/** Is ready when both are. If both failed, a retry retries both. */
export const combineAsyncData = <One, Other>(one: AsyncData<One>, other: AsyncData<Other>): AsyncData<[One, Other]> => {
  if (one.state === 'failed' && other.state === 'failed') {
    return {
      ...one,
      retry: () => {
        one.retry();
        other.retry();
      },
    };
  }
  if (one.state === 'failed') return one;
  return one.state === 'ready' ? mapAsyncData(other, (data) => [one.data, data]) : one;
};
