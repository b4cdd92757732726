/** Milliseconds of work between two chances for the browser to answer a key. */
const SLICE = 8;

/** Goes on with the steps for at most so many milliseconds; gives the result once there is one. */
export const runFor = <Result>(steps: Generator<void, Result>, milliseconds: number): Result | undefined => {
  const end = performance.now() + milliseconds;
  do {
    const step = steps.next();
    if (step.done) return step.value;
  } while (performance.now() < end);
  return undefined;
};

/** Does the work slice by slice until it says that it is done, the first slice at once; gives what stops it. */
export const runInSlices = (work: (milliseconds: number) => boolean): (() => void) => {
  let pause: ReturnType<typeof setTimeout> | undefined;
  const goOn = () => {
    if (!work(SLICE)) pause = setTimeout(goOn);
  };
  goOn();
  return () => clearTimeout(pause);
};
