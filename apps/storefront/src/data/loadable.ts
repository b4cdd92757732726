import type { Loadable } from '@dealerkit/ui/Loadable';

/** Makes something else of what is waited for, once it is there. */
export const mapLoadable = <From, To>(value: Loadable<From>, make: (data: From) => To): Loadable<To> =>
  value.state === 'ready' ? { state: 'ready', data: make(value.data) } : value;

/** Waits for both; where both failed, trying again tries both. */
export const bothLoaded = <One, Other>(one: Loadable<One>, other: Loadable<Other>): Loadable<[One, Other]> => {
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
  return one.state === 'ready' ? mapLoadable(other, (data) => [one.data, data]) : one;
};
