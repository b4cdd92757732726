import type { AsyncData } from '@dealerkit/ui/AsyncData';

/** Makes something else of what is waited for, once it is there. */
export const mapAsyncData = <From, To>(value: AsyncData<From>, make: (data: From) => To): AsyncData<To> =>
  value.state === 'ready' ? { state: 'ready', data: make(value.data) } : value;

/** Waits for both; where both failed, trying again tries both. */
export const bothLoaded = <One, Other>(one: AsyncData<One>, other: AsyncData<Other>): AsyncData<[One, Other]> => {
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
