/** Makes what a loaded list needs once for all pages that have the list, and again after a failure. */
export const oncePerList = <List extends object, Result, More extends unknown[]>(
  make: (list: List, ...more: More) => Promise<Result>,
) => {
  const made = new WeakMap<List, Promise<Result>>();
  return (list: List, ...more: More): Promise<Result> => {
    const known = made.get(list);
    if (known) return known;
    const result = make(list, ...more);
    made.set(list, result);
    result.catch(() => made.delete(list));
    return result;
  };
};
