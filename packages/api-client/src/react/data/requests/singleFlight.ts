/** Shares a pending promise: a second call with the same key returns the promise of the first one. */
export const createSingleFlight = <Result>() => {
  const pending = new Map<string, Promise<Result>>();
  return (key: string, run: () => Promise<Result>): Promise<Result> => {
    const promise = pending.get(key) ?? run().finally(() => pending.delete(key));
    pending.set(key, promise);
    return promise;
  };
};
