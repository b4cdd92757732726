/** The maximum number of values that are kept. */
const capacity = 1_000;

/** Keeps values that take long to compute until a version changes. */
export type KeepValue<Value> = (version: string, key: string, compute: () => Promise<Value>) => Promise<Value>;

/** Creates the kept values of one process. */
export function createKeptValues<Value>(): KeepValue<Value> {
  let kept = new Map<string, Value>();
  let keptVersion: string | undefined;
  return async (version, key, compute) => {
    if (version !== keptVersion || kept.size >= capacity) {
      kept = new Map();
      keptVersion = version;
    }
    const ofVersion = kept;
    const value = ofVersion.get(key) ?? (await compute());
    ofVersion.set(key, value);
    return value;
  };
}
