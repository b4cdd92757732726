import type { Part } from '@dealerkit/domain/entities';

/** Makes what a loaded list needs once for all pages that have the list, and again after a failure. */
export const oncePerList = <Result, More extends unknown[]>(
  make: (parts: readonly Part[], ...more: More) => Promise<Result>,
) => {
  const made = new WeakMap<readonly Part[], Promise<Result>>();
  return (parts: readonly Part[], ...more: More): Promise<Result> => {
    const known = made.get(parts);
    if (known) return known;
    const result = make(parts, ...more);
    made.set(parts, result);
    result.catch(() => made.delete(parts));
    return result;
  };
};
