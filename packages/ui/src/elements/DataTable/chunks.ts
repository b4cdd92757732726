/** Milliseconds of work before the browser can handle input again. */
const CHUNK_MS = 8;

/** Runs the generator for about this many milliseconds; returns its result once it is done. */
export const runFor = <Result>(steps: Generator<void, Result>, milliseconds: number): Result | undefined => {
  const end = performance.now() + milliseconds;
  do {
    const step = steps.next();
    if (step.done) return step.value;
  } while (performance.now() < end);
  return undefined;
};

/** Calls `work` in chunks until it returns true, the first time synchronously; returns a function that cancels it. */
export const runInChunks = (work: (milliseconds: number) => boolean): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const runChunk = () => {
    if (!work(CHUNK_MS)) timer = setTimeout(runChunk);
  };
  runChunk();
  return () => clearTimeout(timer);
};
