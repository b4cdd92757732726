import type { Part } from '@dealerkit/domain/entities';

/** Makes what a loaded list needs once for all pages that have the list, and again after a failure. */
export const oncePerList = <Result>(make: (parts: readonly Part[]) => Promise<Result>) => {
  const made = new WeakMap<readonly Part[], Promise<Result>>();
  return (parts: readonly Part[]): Promise<Result> => {
    const known = made.get(parts);
    if (known) return known;
    const result = make(parts);
    made.set(parts, result);
    result.catch(() => made.delete(parts));
    return result;
  };
};
