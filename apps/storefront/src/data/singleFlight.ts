/** Lets one request of a kind run at a time: asked again with the same key while it is under way, it hands out the first one. */
export const createSingleFlight = <Result>() => {
  const underWay = new Map<string, Promise<Result>>();
  return (key: string, run: () => Promise<Result>): Promise<Result> => {
    const running = underWay.get(key) ?? run().finally(() => underWay.delete(key));
    underWay.set(key, running);
    return running;
  };
};
